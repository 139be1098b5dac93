import type { PayloadRequest, Where } from 'payload'
import type { Language } from '@/src/i18n/languages'
import { type Cells, cellsOf } from './cells'

export interface Listed {
  id: string
  cells: Cells
  isTrashed: boolean
}

export interface Catalogue {
  products: Listed[]
  /** Ids of categories by slug. */
  categories: Map<string, string>
}

/**
 * Products as rows of a file, in one language and without what stands in for missing translations: read
 * back, that would become a translation.
 * @param query which products, and whether the trash is among them
 */
export async function readCatalogue(
  req: PayloadRequest,
  locale: Language,
  query: { where?: Where; trash?: boolean } = {},
): Promise<Catalogue> {
  const everything = { pagination: false, depth: 0, overrideAccess: false, req } as const
  const { docs: categories } = await req.payload.find({
    ...everything,
    collection: 'categories',
    select: { slug: true },
  })
  const slugs = new Map(categories.map(({ id, slug }) => [String(id), slug ?? '']))
  const { docs } = await req.payload.find({
    ...everything,
    ...query,
    collection: 'products',
    locale,
    fallbackLocale: false,
    sort: ['order', 'slug'],
  })
  return {
    products: docs.map((product) => ({
      id: String(product.id),
      cells: cellsOf(product, slugs.get(String(product.categoryId)) ?? ''),
      isTrashed: Boolean(product.deletedAt),
    })),
    categories: new Map([...slugs].map(([id, slug]) => [slug, id])),
  }
}
