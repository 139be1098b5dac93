import 'server-only'
import { getComparison } from '@/src/data/catalogue/comparison'
import { getProduct } from '@/src/data/catalogue/products'
import { getLook, getSettings } from '@/src/data/settings'
import type { UnitSystem } from '@/src/domain/catalogue/attributes/units'
import {
  compareAddress,
  comparedKeys,
  comparePdfAddress,
  differencesName,
  groupedRows,
  maxCompared,
} from '@/src/domain/catalogue/compare'
import { inUnitsAddress, unitsOfAddress } from '@/src/domain/data-sheets/address'
import type { ComparisonSheet } from '@/src/domain/data-sheets/sheet'
import { formatDate } from '@/src/i18n/format'
import { defaultLanguage, isLanguage, type Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/platform/env'
import { limitCalls, type RateLimit } from '@/src/platform/http/rate-limit'
import { withUnits } from '@/src/platform/text/text'
import { addressIn } from '@/src/routing/route'
import {
  type AskedLanguage,
  encodedPicture,
  offeredLanguage,
  redirectTo,
  sendPdf,
  firstUploadName,
  logoUploadName,
  sheetColors,
  sheetFonts,
} from './pdf-answer'

/** Raised when comparisons are drawn otherwise. */
const layout = 1

/** There are far more choices of six products than anybody reads, and each is drawn once. */
const limit: RateLimit = { name: 'comparison-pdfs', points: 60, seconds: 10 * 60 }

/**
 * Answers with the comparison that an address asks for, as `/products/compare` does, as a PDF; null where none of its
 * products is in public.
 * @throws HttpError 429 where a client asks for too many
 */
export async function serveComparison(
  request: Request,
  asked: AskedLanguage,
): Promise<Response | null> {
  const { language } = asked
  if (language !== null && !isLanguage(language)) return null
  const { searchParams } = new URL(request.url)
  const keys = comparedKeys(searchParams.getAll('ids'))
  if (keys.length === 0) return null
  await limitCalls(limit, request)
  const units = unitsOfAddress(request.url)
  const onlyDifferences = Boolean(searchParams.get(differencesName))
  const lng = await offeredLanguage(asked)
  if (lng === null) {
    const inEnglish = `/${defaultLanguage}${comparePdfAddress(keys, onlyDifferences)}`
    return redirectTo(inUnitsAddress(inEnglish, units), 307)
  }
  const comparison = await getComparisonSheet({ lng, keys, onlyDifferences, units })
  if (!comparison) return null
  return sendPdf(
    {
      says: ['comparison', layout, comparison],
      order: async (version) => ({
        comparison,
        version,
        pictures: {
          logo: await encodedPicture(comparison.pictures.logo),
          products: await Promise.all(comparison.pictures.products.map(encodedPicture)),
        },
      }),
      lng,
      name: `${comparison.words.heading} ${lng}`,
      plainName: `comparison-${lng}`,
      canonical: comparison.address,
      isPersonal: language === null,
    },
    request,
  )
}

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
async function getComparisonSheet({
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
