import 'server-only'
import type { Product } from '@/src/contract/product'
import { cached } from '@/src/data/cache/cached'
import { companyDay } from '@/src/data/cache/company-day'
import { tags } from '@/src/data/cache/tags'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { mapReadable } from '@/src/data/readable'
import { getSettings } from '@/src/data/settings'
import type { ErrorCode } from '@/src/domain/catalogue/error-codes'
import { isReplaced, lifeCycleDaysOf, stateOn } from '@/src/domain/catalogue/life-cycle'
import { rangeText } from '@/src/domain/security-notices/affected'
import { defaultLanguage, isLanguage, type Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { isDocumentId } from '@/src/platform/database/ids'
import { csvHeaders, toCsv } from '@/src/platform/text/csv'
import type { Day } from '@/src/platform/time/days'
import { asText, relationId } from '@/src/platform/values/stored-values'
import { getProduct } from './products'

/** A machine as its service page names it. */
export interface ServicedProduct extends Pick<
  Product,
  'id' | 'slug' | 'name' | 'categoryId' | 'lifeCycle' | 'successorId'
> {
  lastOrderDay: Day | null
  endOfSupportDay: Day | null
  /** False where its own page leads to its successor. */
  hasPage: boolean
}

/** One product by its id or slug, one that gave way to its successor as well; null where there is none. */
export async function getServicedProduct(query: {
  lng: Language
  key: string
}): Promise<ServicedProduct | null> {
  const product = await getProduct(query)
  if (!product) return readReplaced(query)
  const { id, slug, name, categoryId, lifeCycle, successorId } = product
  const days = lifeCycleDaysOf(product)
  return { id, slug, name, categoryId, lifeCycle, successorId, ...days, hasPage: true }
}

const readReplaced = cached(
  'servicedProduct',
  () => [tags.products(), tags.day(), tags.settings()],
  async ({ lng, key }: { lng: Language; key: string }): Promise<ServicedProduct | null> => {
    const payload = await getPayload()
    const today = await companyDay()
    const { docs } = await payload.find({
      collection: 'products',
      where: {
        and: [
          { [isDocumentId(key) ? 'id' : 'slug']: { equals: key } },
          { isActive: { equals: true } },
          { _status: { equals: 'published' } },
          isReplaced(today),
        ],
      },
      locale: lng,
      fallbackLocale: defaultLanguage,
      // In no list, it still stands in banks: of it no more is told than its name and its life.
      overrideAccess: true,
      depth: 0,
      limit: 1,
      pagination: false,
    })
    const [doc] = docs
    if (!doc) return null
    return {
      id: doc.id,
      slug: doc.slug,
      name: doc.name,
      categoryId: relationId(doc.categoryId) ?? '',
      lifeCycle: stateOn(today, doc),
      successorId: relationId(doc.successorId),
      ...lifeCycleDaysOf(doc),
      hasPage: false,
    }
  },
)

/** Codes by the ids of the products that show them, as a plain object: the cache keeps JSON. */
type CodesByProduct = Record<string, ErrorCode[]>

/** The public error codes of every product that has any, each in the order of their codes. */
export const errorCodesByProduct = cached(
  'errorCodesByProduct',
  () => [tags.errorCodes()],
  async ({ lng }: { lng: Language }): Promise<CodesByProduct> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'error-codes',
      sort: ['code', 'id'],
      pagination: false,
    })
    const byProduct: CodesByProduct = {}
    mapReadable(docs, ['code', 'meaning'], (doc) => {
      const { id, code, meaning, remedy, from, before, products } = doc
      const read = { id, code, meaning, remedy: asText(remedy) }
      const found = { ...read, from: from || null, before: before || null }
      for (const product of (products ?? []).flatMap((each) => relationId(each) ?? []))
        (byProduct[product] ??= []).push(found)
    })
    return byProduct
  },
)

/**
 * Answers with the public error codes of a product as CSV; null for a language or a product that is not there, and for a
 * product without codes.
 * @param language that of the address; undefined where the visitor's own decides
 */
export async function errorCodesCsv(
  key: string,
  language: string | undefined,
  visitors: () => Language,
): Promise<Response | null> {
  const { languages } = await getSettings({ lng: defaultLanguage })
  const lng = language ?? visitors()
  if (!isLanguage(lng)) return null
  if (!languages.includes(lng)) {
    const inEnglish = `/${defaultLanguage}/product/${key}/error-codes.csv`
    return new Response(null, { status: 307, headers: { Location: inEnglish } })
  }
  const product = await getServicedProduct({ lng, key })
  const codes = product && (await errorCodesByProduct({ lng }))[product.id]
  if (!codes) return null
  const t = getT(lng)
  const columns = [
    t('service.column.code'),
    t('service.column.meaning'),
    t('service.column.remedy'),
    t('service.firmware'),
  ]
  const rows = codes.map(({ code, meaning, remedy, from, before }) => [
    code,
    meaning,
    remedy ?? '',
    from || before ? rangeText({ from, before }, t) : '',
  ])
  return new Response(toCsv(columns, rows), {
    headers: {
      ...csvHeaders(`${product.slug}-error-codes-${lng}`),
      'Cache-Control': language === undefined ? 'private, no-cache' : 'public, no-cache',
    },
  })
}
