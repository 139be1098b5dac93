import type { ProductGridBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { CompareTray } from '@/src/components/compare-tray.client'
import { NoMatchDrawing } from '@/src/components/drawings'
import { ListChanges } from '@/src/components/list-changes.client'
import { Notice } from '@/src/components/notice'
import { Paging } from '@/src/components/paging'
import { ProductCards } from '@/src/components/product-cards'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { familyNames } from '@/src/data/catalogue/areas'
import { withFallback } from '@/src/data/cache/cached'
import { listFinderQuestions } from '@/src/data/finder'
import { closedModules } from '@/src/data/settings/modules'
import { getProductList } from '@/src/data/search/product-search'
import { getT } from '@/src/i18n/server'
import {
  everything,
  isFiltered,
  isNarrowed,
  listAddress,
  parseListQuery,
} from '@/src/domain/catalogue/list-query'
import type { BlockProps } from '../define'
import { Chosen } from './chosen'
import { Closest } from './closest'
import { FilterForm } from './filter-form'
import css from './product-grid.module.css'

export default async function ProductGrid({
  data,
  lng,
  query: { list },
  heading,
}: BlockProps<ProductGridBlock>) {
  const t = getT(lng)
  // Only where it is the page does the address decide what it shows.
  const isPage = heading === 'h1' && !data.onlyFeatured
  const asked = isPage
    ? parseListQuery(new URLSearchParams(list))
    : { ...everything, isFeatured: data.onlyFeatured ?? false }
  const found = await withFallback(getProductList(lng, asked), null)
  const query = found?.filters.query ?? asked
  const hasFinder = isPage && (await withFallback(listFinderQuestions({ lng }), [])).length > 0
  const titleId = `${data.id ?? 'products'}-title`
  const resultsId = `${data.id ?? 'products'}-results`
  const hasFamilies = !(await closedModules()).includes('families')
  const familyName = await familyNames(lng)
  // Where nothing was found by text alone there is nothing to narrow either.
  const hasFilters = isPage && found !== null && (found.total > 0 || isFiltered(query))
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {query.q === '' ? (
            data.title || t('products.all')
          ) : (
            // No plain text: what was typed is not broken into phrases.
            <>{t('products.results', { q: query.q })}</>
          )}
        </BlockTitle>
        <p className={css.about}>
          {hasFinder ? <SiteLink href="/products/finder">{t('finder.open')}</SiteLink> : null}
          {found ? (
            <span className={css.count}>{t('products.count', { count: found.total })}</span>
          ) : null}
        </p>
      </div>
      <div className={hasFilters ? css.columns : undefined}>
        {hasFilters ? (
          <FilterForm
            filters={found.filters}
            total={found.total}
            results={resultsId}
            hasFamilies={hasFamilies}
            familyName={familyName}
            lng={lng}
            t={t}
          />
        ) : null}
        <div id={resultsId} className={css.results} tabIndex={hasFilters ? -1 : undefined}>
          {isPage && found ? (
            <ListChanges
              place={resultsId}
              address={listAddress({ ...query, page: found.page })}
              text={t('products.count', { count: found.total })}
            />
          ) : null}
          {isPage && found ? (
            <Chosen filters={found.filters} familyName={familyName} t={t} />
          ) : null}
          {found === null ? <Notice isFailure>{t('products.failed')}</Notice> : null}
          {found?.total === 0 ? (
            <Notice drawing={<NoMatchDrawing />}>{t('products.noMatch')}</Notice>
          ) : null}
          {found && found.total > 0 ? (
            <>
              <ProductCards
                products={found.products}
                t={t}
                headingLevel={heading === 'h1' ? 'h2' : 'h3'}
                hasLead={!isNarrowed(query) && found.page === 1 && !isFew(found.products)}
                look={isPage && isFew(found.products) ? 'wide' : 'tall'}
              />
              {isPage ? (
                <Paging
                  page={found.page}
                  pages={found.pages}
                  addressOf={(page) => listAddress({ ...query, page })}
                  t={t}
                />
              ) : null}
            </>
          ) : null}
          {found?.closest ? <Closest {...found.closest} id={`${titleId}-closest`} t={t} /> : null}
          {query.q === '' ? null : (
            <p>
              <SiteLink href={`/search?q=${encodeURIComponent(query.q)}`} rel="nofollow">
                {t('products.searchAll', { q: query.q })}
              </SiteLink>
            </p>
          )}
        </div>
      </div>
      <CompareTray open={t('compare.open')} clear={t('compare.clear')} />
    </Section>
  )
}

/** Too few for a grid of three columns. */
const isFew = (products: unknown[]) => products.length <= 4
