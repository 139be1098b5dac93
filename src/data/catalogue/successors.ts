import 'server-only'
import { isReplaced, maxSuccessors } from '@/src/domain/catalogue/life-cycle'
import type { Redirect } from '@/src/domain/links/routes'
import { relationId } from '@/src/platform/values/stored-values'
import { cached, withFallback } from '@/src/data/cache/cached'
import { listCategories } from './categories'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { companyDay } from '@/src/data/cache/company-day'
import { tags } from '@/src/data/cache/tags'
import { defaultLanguage } from '@/src/i18n/languages'

const productPath = /^\/product\/([^/]+)(\/data-sheet)?$/

/**
 * Returns the redirect from the page of a discontinued product: to its successor, permanently; where that is not
 * public, to the products of its category. Null for every other address.
 */
export async function successorRedirect(path: string): Promise<Redirect | null> {
  const [, key, sheet = ''] = productPath.exec(path) ?? []
  if (key === undefined) return null
  const replaced = await withFallback(listReplaced({}), [])
  const product = replaced.find(({ id, slug }) => slug === key || id === key)
  if (!product) return null
  const byId = new Map(replaced.map((each) => [each.id, each]))
  let last = product
  for (let step = 0; step < maxSuccessors; step += 1) {
    const next = byId.get(last.successorId)
    if (!next) break
    last = next
  }
  const slug = await withFallback(publicSlug({ id: last.successorId }), null)
  if (slug !== null) return { to: `/product/${slug}${sheet}`, permanent: true }
  const categories = await withFallback(listCategories({ lng: defaultLanguage }), [])
  const category = categories.find(({ id }) => id === product.categoryId)
  return { to: category ? `/products/category/${category.slug}` : '/products', permanent: false }
}

/** Returns the slugs of products that gave way to their successors: their service pages stay. */
export const replacedSlugs = async (): Promise<string[]> =>
  (await withFallback(listReplaced({}), [])).map(({ slug }) => slug)

interface Replaced {
  id: string
  slug: string
  categoryId: string | null
  successorId: string
}

/** All of them in one read, as with redirects: there are few, and bots ask for many addresses. */
const listReplaced = cached(
  'listReplaced',
  () => [tags.products(), tags.day(), tags.settings()],
  async (): Promise<Replaced[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      collection: 'products',
      where: {
        and: [
          { isActive: { equals: true } },
          { _status: { equals: 'published' } },
          isReplaced(await companyDay()),
        ],
      },
      select: { slug: true, categoryId: true, successorId: true },
      // Visitors do not see them; of each no more than where its address leads is told.
      overrideAccess: true,
      depth: 0,
      pagination: false,
    })
    return docs.map((doc) => ({
      id: doc.id,
      slug: doc.slug,
      categoryId: relationId(doc.categoryId),
      successorId: relationId(doc.successorId) ?? '',
    }))
  },
)

/** The slug of a product by its id; null where visitors do not see it. */
export const publicSlug = cached(
  'publicSlug',
  () => [tags.products(), tags.day()],
  async ({ id }: { id: string }): Promise<string | null> => {
    const payload = await getPayload()
    const doc = await payload.findByID({
      ...readAsPublic(defaultLanguage),
      collection: 'products',
      id,
      select: { slug: true },
      disableErrors: true,
    })
    return doc?.slug ?? null
  },
)
