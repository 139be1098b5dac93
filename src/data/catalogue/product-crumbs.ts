import 'server-only'
import type { Product } from '@/src/contract/product'
import { withFallback } from '@/src/data/cache/cached'
import { catalogueCrumbs, type Crumb } from '@/src/domain/links/crumbs'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { listCategories } from './categories'

/** Finds the category of a product; undefined where it is not public. */
export const findCategory = async ({ categoryId }: Pick<Product, 'categoryId'>, lng: Language) =>
  (await withFallback(listCategories({ lng }), [])).find(({ id }) => id === categoryId)

/** The way to a product, for its readers and for search engines. */
export const productCrumbs = async (
  product: Pick<Product, 'categoryId' | 'name' | 'slug'>,
  lng: Language,
): Promise<Crumb[]> =>
  catalogueCrumbs(getT(lng)('page.products'), await findCategory(product, lng), product)
