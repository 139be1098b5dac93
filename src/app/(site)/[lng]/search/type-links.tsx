import type { TFunction } from 'i18next'
import { SiteLink } from '@/src/components/site-link'
import { type SearchAnswer, type SearchType, searchTypes } from '@/src/contract/search'
import { formatNumber } from '@/src/i18n/format-values'
import type { Language } from '@/src/i18n/languages'
import css from './search.module.css'

interface Props {
  counts: SearchAnswer['counts']
  chosen?: SearchType
  addressOf: (change: { type?: SearchType }) => string
  lng: Language
  t: TFunction
}

/** Links to the results of one type, each with how many there are. */
export function TypeLinks({ counts, chosen, addressOf, lng, t }: Props) {
  const filled = searchTypes.filter((type) => counts[type] > 0)
  const all = filled.reduce((sum, type) => sum + counts[type], 0)
  const links = [
    { type: undefined, name: t('find.all'), count: all },
    ...filled.map((type) => ({ type, name: t(`find.type.${type}`), count: counts[type] })),
  ]
  return (
    <nav className={css.types} aria-label={t('find.types')}>
      {links.map(({ type, name, count }) => (
        <SiteLink
          key={type ?? 'all'}
          href={addressOf({ type })}
          aria-current={type === chosen ? 'page' : undefined}
        >
          {name} <span className={css.count}>{formatNumber(count, lng)}</span>
        </SiteLink>
      ))}
    </nav>
  )
}
