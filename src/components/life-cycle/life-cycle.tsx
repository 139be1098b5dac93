import type { Translate } from '@/src/i18n/translate'
import { LifeCycleBadge } from '@/src/components/life-cycle/badge'
import { SiteLink } from '@/src/components/site-link'
import type { Product } from '@/src/contract/product'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { lifeCycleDaysOf } from '@/src/domain/catalogue/life-cycle'
import css from './life-cycle.module.css'

interface Props {
  product: Pick<Product, 'lifeCycle'>
  /** The product that follows it, where visitors may see it. */
  successor: Pick<Product, 'slug' | 'name'> | null
  lng: Language
  t: Translate
}

/** Dates of the product's sale and support, with its successor; nothing without any. */
export function LifeCycle({ product, successor, lng, t }: Props) {
  const { lifeCycle: state } = product
  const { lastOrderDay, endOfSupportDay } = lifeCycleDaysOf(product)
  const day = (date: string) => formatDate(date, lng)
  const sentences = [
    lastOrderDay && state === 'lastOrder' ? t('lifeCycle.until', { date: day(lastOrderDay) }) : '',
    lastOrderDay && state === 'supportOnly'
      ? t('lifeCycle.since', { date: day(lastOrderDay) })
      : '',
    endOfSupportDay && state !== 'withdrawn'
      ? t('lifeCycle.supported', { date: day(endOfSupportDay) })
      : '',
    endOfSupportDay && state === 'withdrawn'
      ? t('lifeCycle.ended', { date: day(endOfSupportDay) })
      : '',
  ].filter((sentence) => sentence !== '')
  if (state === 'inSale' && sentences.length === 0 && !successor) return null
  return (
    <div className={css.note} data-life-cycle={state}>
      {state === 'inSale' ? null : <LifeCycleBadge state={state} text={t(`lifeCycle.${state}`)} />}
      {sentences.length > 0 ? <p>{sentences.join(' ')}</p> : null}
      {successor ? (
        <p>
          {t('lifeCycle.successor')}:{' '}
          <SiteLink href={`/product/${successor.slug}`}>{successor.name}</SiteLink>
        </p>
      ) : null}
    </div>
  )
}
