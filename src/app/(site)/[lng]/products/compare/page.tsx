import type { Translate } from '@/src/i18n/translate'
import type { Metadata } from 'next'
import { BlockTitle } from '@/src/components/block-title'
import { Breadcrumbs } from '@/src/components/breadcrumbs'
import { CopyLink, PrintButton } from '@/src/components/scripted-buttons.client'
import { EmptyListDrawing } from '@/src/components/drawings'
import { ListChanges } from '@/src/components/list-changes.client'
import { LocalForm } from '@/src/components/local-link.client'
import { Notice } from '@/src/components/notice'
import { PdfLink } from '@/src/components/pdf-link'
import { ProductCards } from '@/src/components/product-cards'
import { ProductOptions } from '@/src/components/product-options'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { UnitSwitch } from '@/src/components/unit-switch.client'
import { unitWords } from '@/src/components/unit-words'
import { withFallback } from '@/src/data/cache/cached'
import { catalogueRows } from '@/src/data/catalogue/catalogue-rows'
import { listCategories } from '@/src/data/catalogue/categories'
import { getComparison } from '@/src/data/catalogue/comparison'
import { readProducts } from '@/src/data/catalogue/product-list'
import { getProduct } from '@/src/data/catalogue/products'
import { formatDate } from '@/src/i18n/format'
import { type Language, languageOr } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { addressIn } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import {
  compareAddress,
  comparedKeys,
  comparePdfAddress,
  differencesName,
  maxCompared,
} from '@/src/domain/catalogue/compare'
import { siteUrl } from '@/src/platform/env'
import { isOrderable } from '@/src/domain/catalogue/life-cycle'
import { addingAddress } from '@/src/domain/quotes/positions'
import { toSearchParams } from '@/src/platform/http/search-params'
import { addedName } from '@/src/domain/links/link'
import { groupByCategory, type ProductGroup } from '@/src/domain/catalogue/categories'
import type { RowTable, TableRow } from '@/src/domain/catalogue/row-table'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { CompareTable } from './compare-table'
import { JoinComparison } from './join-comparison.client'
import css from './compare.module.css'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<
    Record<'ids' | 'differences' | typeof addedName, string | string[] | undefined>
  >
}

/** Takes the focus where the column that had it was taken out. */
const placeId = 'comparison'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = getT(languageOr((await params).lng))
  return { title: t('compare.title'), robots: { index: false } }
}

/** Up to six products side by side: `/products/compare?ids=…`, by id or slug. */
export default async function ComparePage({ params, searchParams }: Props) {
  const lng = languageOr((await params).lng)
  const t = getT(lng)
  setPageLanguage(lng)
  const asked = await searchParams
  await inOfferedLanguage(lng, '/products/compare', toSearchParams(asked).toString())
  const keys = comparedKeys(asked.ids)
  const read = await Promise.all(
    // Some more than are shown, as the first may not exist.
    keys.slice(0, 3 * maxCompared).map((key) => withFallback(getProduct({ lng, key }), undefined)),
  )
  const found = [
    ...new Map(read.flatMap((each) => (each ? [[each.id, each] as const] : []))).values(),
  ]
  const products = found.slice(0, maxCompared)
  const rows = await withFallback(getComparison(lng, products), [])
  const categories = await withFallback(listCategories({ lng }), [])
  const onlyDifferences = asked.differences !== undefined
  const catalogue = await withFallback(catalogueRows(lng), undefined)
  const choices = catalogue ? nearest(catalogue, products) : []
  const isFailed = !catalogue || read.includes(undefined)
  // Those of the first product's category before the others.
  const own = products[0]?.categoryId
  const sorted = [...categories].sort((a, b) => Number(b.id === own) - Number(a.id === own))
  const orderable = products
    .filter(({ lifeCycle }) => isOrderable(lifeCycle))
    .map(({ slug }) => ({ slug, amount: 1 }))
  const firsts =
    catalogue && products.length === 0 ? await withFallback(readFirsts(lng, catalogue), []) : []
  return (
    <Section labelledBy="compare-title" className={css.page} id={placeId}>
      <ListChanges
        place={placeId}
        address={compareAddress(
          products.map(({ slug }) => slug),
          onlyDifferences,
        )}
        text={t('products.count', { count: products.length })}
      />
      {/* Not a page of its own name in the style sheet: an empty one would be printed before it. */}
      {products.length > 2 ? <style>{'@page{size:landscape}'}</style> : null}
      <Breadcrumbs
        label={t('product.path')}
        crumbs={[
          { name: t('page.products'), path: '/products' },
          { name: t('compare.title'), path: '/products/compare' },
        ]}
      />
      <div className={css.head}>
        <BlockTitle heading="h1" id="compare-title">
          {t('compare.title')}
        </BlockTitle>
        {products.length > 1 ? (
          <div className={css.tools} data-no-print>
            <UnitSwitch words={unitWords(t, lng)} />
            <CopyLink text={t('compare.copy')} done={t('compare.copied')} />
            <PdfLink
              href={addressIn(
                lng,
                comparePdfAddress(
                  products.map(({ slug }) => slug),
                  onlyDifferences,
                ),
              )}
              text={t('compare.pdf')}
              hasTwoSystems={rows.some(({ values }) =>
                values.some(({ imperial }) => imperial !== undefined),
              )}
            />
            <PrintButton text={t('product.print')} />
            {orderable.length > 0 ? (
              <SiteLink href={addingAddress(orderable)} rel="nofollow">
                {t('quote.add')}
              </SiteLink>
            ) : null}
          </div>
        ) : null}
      </div>
      {asked[addedName] !== undefined && products.length > 0 ? (
        <JoinComparison slugs={products.map(({ slug }) => slug)} />
      ) : null}
      {read.includes(null) ? <Notice>{t('compare.missing')}</Notice> : null}
      {found.length > maxCompared ? <Notice>{t('compare.most')}</Notice> : null}
      {isFailed ? <Notice isFailure>{t('products.failed')}</Notice> : null}
      {products.length === 0 && !isFailed ? (
        <Notice drawing={<EmptyListDrawing />}>{t('compare.empty')}</Notice>
      ) : null}
      {products.length > 0 ? (
        <>
          <CompareTable products={products} rows={rows} onlyDifferences={onlyDifferences} t={t} />
          <p className={css.printed}>
            {siteUrl.replace(/^https?:\/\//, '')}
            {addressIn(
              lng,
              compareAddress(
                products.map(({ slug }) => slug),
                onlyDifferences,
              ),
            )}
            {' · '}
            {t('product.asOf', { date: formatDate(new Date().toISOString(), lng) })}
          </p>
        </>
      ) : null}
      {products.length < maxCompared ? (
        <AddForm
          products={products}
          choices={groupByCategory(choices, sorted)}
          onlyDifferences={onlyDifferences}
          t={t}
        />
      ) : null}
      {products.length === 0 ? <ProductCards products={firsts} t={t} headingLevel="h2" /> : null}
    </Section>
  )
}

/** More than a list to choose from can hold; the rest is found in the catalogue. */
const maxChoices = 100

/** Lists further products to compare, those of the category of the first product first. */
function nearest(
  table: RowTable,
  products: readonly Pick<TableRow, 'id' | 'categoryId'>[],
): TableRow[] {
  const chosen = new Set(products.map(({ id }) => id))
  const categoryId = products[0]?.categoryId
  const [same, others]: [number[], number[]] = [[], []]
  for (const place of table.places) {
    const list = table.categoryAt(place) === categoryId ? same : others
    if (list.length < maxChoices && !chosen.has(table.idAt(place))) list.push(place)
    if (same.length === maxChoices) break
  }
  return [...same, ...others].slice(0, maxChoices).map((place) => table.at(place))
}

/** Two rows of cards at most. */
const offeredFirst = 4

/** Featured products to begin with, where nothing was chosen yet. */
const readFirsts = (lng: Language, table: RowTable) =>
  readProducts(
    lng,
    table.places
      .filter((place) => table.featured[place] === 1)
      .slice(0, offeredFirst)
      .map((place) => table.idAt(place)),
  )

interface AddFormProps {
  products: { slug: string }[]
  choices: ProductGroup[]
  onlyDifferences: boolean
  t: Translate
}

/** Takes another product into the comparison; a plain form, which needs no scripts. */
function AddForm({ products, choices, onlyDifferences, t }: AddFormProps) {
  return (
    <div className={css.add}>
      {choices.length > 0 ? (
        <LocalForm className={css.form} action="/products/compare" method="get">
          {products.map(({ slug }) => (
            <input key={slug} type="hidden" name="ids" value={slug} />
          ))}
          {onlyDifferences ? <input type="hidden" name={differencesName} value="1" /> : null}
          <label htmlFor="compare-add">{t('compare.choose')}</label>
          <select id="compare-add" name="ids" key={products.length} defaultValue="" required>
            <ProductOptions groups={choices} choose={t('contact.form.choose')} />
          </select>
          <button type="submit">{t('compare.add')}</button>
        </LocalForm>
      ) : null}
      <p>
        <SiteLink href="/products">{t('products.all')}</SiteLink>
      </p>
    </div>
  )
}
