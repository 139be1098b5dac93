import 'server-only'
import type { ConcernedProduct, SecurityNotice } from '@/src/contract/security-notice'
import { type CsafFile, csafFileAt } from '@/src/domain/security-notices/csaf/files'
import { publisherFrom } from '@/src/domain/security-notices/csaf/publisher'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { siteUrl } from '@/src/platform/env'
import { numberPrefix } from '@/src/domain/security-notices/problems'
import { toNotice } from '@/src/domain/security-notices/to-notice'
import { cached } from '@/src/data/cache/cached'
import { catalogueRows } from '@/src/data/catalogue/catalogue-rows'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { findByIdOrSlug } from '@/src/data/find-by-id-or-slug'
import { inModule } from '@/src/data/settings/modules'
import { mapReadable } from '@/src/data/readable'
import { getSettings } from '@/src/data/settings'
import { tags } from '@/src/data/cache/tags'

const readNotices = cached(
  'listSecurityNotices',
  () => [tags.securityNotices()],
  async ({ lng }: { lng: Language }): Promise<SecurityNotice[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'security-notices',
      pagination: false,
    })
    const byId = new Map(docs.map((doc) => [doc.id, doc]))
    const links = {
      // Names and addresses of products change without the notice.
      productOf: (id: string) => ({ id, slug: '', name: '', endOfSupportDay: null }),
      successorOf: (id: string) => {
        const { slug, number, title } = byId.get(id) ?? {}
        return slug && number && title ? { slug, number, title } : null
      },
    }
    return mapReadable(docs, ['title', 'slug', 'number'], (doc) => toNotice(doc, links)).sort(
      (a, b) => b.changedAt.localeCompare(a.changedAt) || b.number.localeCompare(a.number),
    )
  },
)

/** Every public notice, the one that changed last first. */
export const listSecurityNotices = inModule(
  'security',
  async ({ lng }: { lng: Language }): Promise<SecurityNotice[]> => {
    const notices = await readNotices({ lng })
    if (notices.length === 0) return []
    const rows = await catalogueRows(lng)
    const linked = (key: string | undefined) => {
      const row = key === undefined ? undefined : rows.byId(key)
      if (!row) return null
      const { id, slug, name, endOfSupportDay } = row
      return { id, slug, name, endOfSupportDay }
    }
    return notices.map((notice) => ({
      ...notice,
      products: notice.products.map((row) => ({
        ...row,
        product: linked(row.product?.id),
      })),
    }))
  },
  [],
)

/** One notice by its id or slug; null where there is none in public. */
export async function getSecurityNotice({
  lng,
  key,
}: {
  lng: Language
  key: string
}): Promise<SecurityNotice | null> {
  const notices = await listSecurityNotices({ lng })
  return notices.find(({ id, slug }) => id === key || slug === key) ?? null
}

interface Concerned {
  notice: SecurityNotice
  /** Its rows about the product, one for each range of versions. */
  concerned: ConcernedProduct[]
}

/**
 * The notices that name a product, in whatever status, without those that no longer hold. A product that gave way to its
 * successor is in no list, and still has them.
 * @param id of the product
 */
async function securityNoticesOf({ lng, id }: { lng: Language; id: string }): Promise<Concerned[]> {
  const [notices, read] = await Promise.all([listSecurityNotices({ lng }), readNotices({ lng })])
  const stored = new Map(read.map((notice) => [notice.id, notice.products]))
  return notices.flatMap((notice) => {
    const rows = stored.get(notice.id) ?? []
    const concerned = notice.products.filter((_, index) => rows[index]?.product?.id === id)
    return concerned.length > 0 && !notice.isWithdrawn ? [{ notice, concerned }] : []
  })
}

/** The notices that a user of a product has to know, and what each says of it: none that says it is not affected. */
export async function securityNoticesAffecting(product: {
  lng: Language
  id: string
}): Promise<Concerned[]> {
  const notices = await securityNoticesOf(product)
  return notices.filter(({ concerned }) =>
    concerned.some(({ status }) => status !== 'known_not_affected'),
  )
}

/** The notices that name a product, by its id or slug of the product; null where there is no such product in public. */
export async function securityNoticesOfProduct(
  key: string,
  { lng }: { lng: Language },
): Promise<SecurityNotice[] | null> {
  const product = await findByIdOrSlug('products', key, lng)
  return product && (await securityNoticesOf({ lng, id: product.id })).map(({ notice }) => notice)
}

/** Returns the prefix of the numbers of this site's notices. */
export const noticePrefix = cached(
  'noticePrefix',
  () => [tags.settings()],
  async (_: null): Promise<string> => {
    const payload = await getPayload()
    const { securityNoticePrefix, companyName } = await payload.findGlobal({
      ...readAsPublic(defaultLanguage),
      slug: 'site-settings',
      depth: 0,
    })
    return numberPrefix(securityNoticePrefix, companyName)
  },
)

/** The file at a path below `/.well-known/csaf/`; null where there is none. */
export async function csafFile(path: string): Promise<CsafFile | null> {
  const [notices, settings] = await Promise.all([
    listSecurityNotices({ lng: defaultLanguage }),
    getSettings({ lng: defaultLanguage }),
  ])
  return csafFileAt(path, notices, publisherFrom(settings, siteUrl))
}
