import 'server-only'
import type { Category as CategoryDoc } from '@/payload-types'
import type { Category } from '@/src/contract/category'
import type { Product } from '@/src/contract/product'
import { catalogueCrumbs, type Crumb } from '@/src/domain/links/crumbs'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { asText } from '@/src/platform/values/stored-values'
import { cached, withFallback } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { findByIdOrSlug } from '@/src/data/find-by-id-or-slug'
import { mapReadable } from '@/src/data/readable'
import { tags } from '@/src/data/cache/tags'

/** Every public category, by order. */
export const listCategories = cached(
  'listCategories',
  () => [tags.categories()],
  async ({ lng }: { lng: Language }): Promise<Category[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'categories',
      sort: ['order', 'slug'],
      pagination: false,
    })
    return mapReadable(docs, ['name', 'slug'], toCategory)
  },
)

/** A category, by id or slug; null where there is none in public. */
export const getCategory = cached(
  'getCategory',
  () => [tags.categories()],
  async ({ lng, key }: { lng: Language; key: string }): Promise<Category | null> => {
    const doc = await findByIdOrSlug('categories', key, lng)
    return doc && toCategory(doc)
  },
)

/** Finds the category of a product; undefined where it is not public. */
export const findCategory = async ({ categoryId }: Pick<Product, 'categoryId'>, lng: Language) =>
  (await withFallback(listCategories({ lng }), [])).find(({ id }) => id === categoryId)

/** The way to a product, for its readers and for search engines. */
export const productCrumbs = async (
  product: Pick<Product, 'categoryId' | 'name' | 'slug'>,
  lng: Language,
): Promise<Crumb[]> =>
  catalogueCrumbs(getT(lng)('page.products'), await findCategory(product, lng), product)

function toCategory(doc: CategoryDoc): Category {
  return {
    id: doc.id,
    name: doc.name,
    slug: doc.slug,
    description: asText(doc.description),
    family: asText(doc.family),
    order: doc.order ?? 0,
    isActive: doc.isActive ?? true,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}
