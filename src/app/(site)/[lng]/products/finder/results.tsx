import type { TFunction } from 'i18next'
import { BlockTitle } from '@/src/components/block-title'
import { NoMatchDrawing } from '@/src/components/drawings/no-match'
import { Notice } from '@/src/components/notice'
import { Paging } from '@/src/components/paging'
import { ProductCards } from '@/src/components/product-cards'
import { SiteLink } from '@/src/components/site-link'
import type { FinderStep } from '@/src/data/finder/finder-step'
import { finderAddress, relaxed } from '@/src/domain/finder/finder-query'
import { formatList } from '@/src/i18n/format-values'
import css from './finder.module.css'

interface Props {
  step: FinderStep
  lng: string
  t: TFunction
}

/** Matching products with reasons; without any, the answers to withdraw. */
export function Results({ step, lng, t }: Props) {
  const { given, questions, open, products, total, relaxations, page, pages, hasResults } = step
  const hasReasons = given.some(({ answer }) => (answer?.conditions.length ?? 0) > 0)
  return (
    <div className={css.step}>
      <div className={css.head}>
        <BlockTitle heading="h1" id="finder-title">
          {t('finder.found')}
        </BlockTitle>
        <p className={css.number}>{t('products.count', { count: total })}</p>
      </div>
      {total === 0 ? (
        <>
          <Notice drawing={<NoMatchDrawing />}>{t('finder.none')}</Notice>
          {relaxations.length > 0 ? (
            <div className={css.relax}>
              <h2>{t('finder.relax')}</h2>
              <ul className={css.answers}>
                {relaxations.map(({ without, count }) => {
                  const keys = without.map(({ question }) => question.key)
                  const labels = without.map(({ answer }) => answer?.label ?? '')
                  return (
                    <li key={keys.join()}>
                      <SiteLink
                        href={finderAddress(relaxed(given, keys), { hasResults })}
                        rel="nofollow"
                      >
                        <span>{t('finder.without', { answer: formatList(labels, lng) })}</span>
                        <small>{t('products.count', { count })}</small>
                      </SiteLink>
                    </li>
                  )
                })}
              </ul>
            </div>
          ) : null}
        </>
      ) : (
        <ProductCards
          products={products}
          t={t}
          headingLevel="h2"
          look="wide"
          valuesTitle={hasReasons ? t('finder.why') : undefined}
        />
      )}
      <Paging
        page={page}
        pages={pages}
        addressOf={(number) => finderAddress(given, { hasResults, page: number })}
        t={t}
      />
      <p className={css.tools}>
        {open ? (
          <SiteLink href={finderAddress(given)} rel="nofollow">
            {t('finder.step', { number: open.number, count: questions.length })}
          </SiteLink>
        ) : null}
        <SiteLink href="/products">{t('products.all')}</SiteLink>
      </p>
    </div>
  )
}
