import 'server-only'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import type { UnitSystem } from '@/src/domain/catalogue/attributes/units'
import { compareAddress, groupedRows, maxCompared } from '@/src/domain/catalogue/compare'
import type { ComparisonSheet } from '@/src/domain/data-sheets/sheet'
import { siteUrl } from '@/src/platform/env'
import { withUnits } from '@/src/platform/text/text'
import { getComparison } from '@/src/data/catalogue/comparison'
import { getProduct } from '@/src/data/catalogue/products'
import { getLook, getSettings } from '@/src/data/settings'
import { firstUploadName, logoUploadName, sheetColors, sheetFonts } from './sheet-parts'

export interface ComparisonQuery {
  lng: Language
  /** Ids or slugs of products; those that are not in public are left out. */
  keys: string[]
  onlyDifferences: boolean
  units: UnitSystem
}

/**
 * Returns the comparison of products for print, with the content of its page; null where none of them is public.
 * @throws where a record cannot be read: a sheet that lacks something would be passed on as if it were whole
 */
export async function getComparisonSheet({
  lng,
  keys,
  onlyDifferences,
  units,
}: ComparisonQuery): Promise<ComparisonSheet | null> {
  const read = await Promise.all(
    // Some more than are shown, as the first may not exist.
    keys.slice(0, 3 * maxCompared).map((key) => getProduct({ lng, key })),
  )
  const found = new Map(read.flatMap((each) => (each ? [[each.id, each] as const] : [])))
  const products = [...found.values()].slice(0, maxCompared)
  if (products.length === 0) return null
  const [rows, settings, look] = await Promise.all([
    getComparison(lng, products),
    getSettings({ lng }),
    getLook(),
  ])
  const t = getT(lng)
  const isCompared = products.length > 1
  const hasDifferences = isCompared && rows.some(({ isDifferent }) => isDifferent)
  const shown = isCompared && onlyDifferences ? rows.filter((row) => row.isDifferent) : rows
  const groups = groupedRows(shown)
  const inWords = { true: t('compare.onlyDifferences'), false: t('compare.differs') } as const
  const changedAt =
    products
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? ''
  const addressOf = (path: string) => new URL(addressIn(lng, path), `${siteUrl}/`).href
  return {
    lng,
    title: [t('compare.heading'), ...products.map(({ name }) => name)].join(' · '),
    company: settings.companyName,
    products: products.map(({ name, slug }) => ({ name, address: addressOf(`/product/${slug}`) })),
    groups: groups.map(([heading, inGroup]) => ({
      heading: heading || (groups.length > 1 ? t('sheet.further') : ''),
      rows: inGroup.map(({ name, values, isDifferent }) => ({
        name,
        values: values.map(({ text, imperial }) =>
          withUnits(units === 'imperial' ? (imperial ?? text) : text),
        ),
        // Where nothing else is shown, a mark would say nothing.
        isMarked: isDifferent || !isCompared,
      })),
    })),
    note: hasDifferences ? inWords[`${onlyDifferences}`] : isCompared ? t('compare.alike') : '',
    address: addressOf(
      compareAddress(
        products.map(({ slug }) => slug),
        onlyDifferences,
      ),
    ),
    changedAt,
    words: {
      heading: t('compare.heading'),
      property: t('compare.property'),
      revision: t('product.asOf', { date: formatDate(changedAt, lng) }),
      page: t('sheet.page', { page: '{{page}}', pages: '{{pages}}' }),
    },
    colors: sheetColors(look),
    fonts: sheetFonts(look),
    pictures: {
      logo: logoUploadName(settings),
      products: products.map((each) => firstUploadName(each, 400)),
    },
  }
}
