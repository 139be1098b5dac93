import type { PayloadRequest, Where } from 'payload'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import {
  type Attribute,
  type AttributedCategory,
  toAttribute,
} from '@/src/lib/attributes/definition'
import { type Cells, cellsOf } from './cells'

export interface Listed {
  id: string
  cells: Cells
  /** Values by the keys of their attributes, and texts of the language by them. */
  attributes: Record<string, unknown>
  attributeTexts: Record<string, unknown>
  isTrashed: boolean
}

export interface Catalogue {
  products: Listed[]
  /** Ids of categories by slug. */
  categories: Map<string, string>
  /** Categories by id, with their families. */
  families: Map<string, AttributedCategory>
  /** Every attribute, in order. */
  attributes: Attribute[]
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
    select: { slug: true, family: true },
  })
  const slugs = new Map(categories.map(({ id, slug }) => [String(id), slug ?? '']))
  const { docs: attributes } = await req.payload.find({
    ...everything,
    collection: 'attributes',
    locale: defaultLanguage,
    sort: ['order', 'key'],
  })
  const { docs } = await req.payload.find({
    ...everything,
    ...query,
    collection: 'products',
    locale,
    fallbackLocale: false,
    sort: ['order', 'slug'],
  })
  const slugsOfProducts = await successorSlugs(req, docs)
  return {
    products: docs.map((product) => ({
      id: String(product.id),
      cells: cellsOf(
        product,
        slugs.get(String(product.categoryId)) ?? '',
        slugsOfProducts.get(String(product.successorId)) ?? '',
      ),
      attributes: objectOf(product.attributes),
      attributeTexts: objectOf(product.attributeTexts),
      isTrashed: Boolean(product.deletedAt),
    })),
    categories: new Map([...slugs].map(([id, slug]) => [slug, id])),
    families: new Map(categories.map((category) => [String(category.id), category])),
    attributes: attributes.map(toAttribute),
  }
}

/** Slugs of products that others name as their successors, which may be outside of what is read. */
async function successorSlugs(
  req: PayloadRequest,
  docs: { id: string; slug?: string | null; successorId?: unknown }[],
): Promise<Map<string, string>> {
  const slugs = new Map(docs.map(({ id, slug }) => [id, slug ?? '']))
  const missing = docs.flatMap(({ successorId }) =>
    typeof successorId === 'string' && !slugs.has(successorId) ? [successorId] : [],
  )
  if (missing.length === 0) return slugs
  const { docs: others } = await req.payload.find({
    collection: 'products',
    where: { id: { in: [...new Set(missing)] } },
    select: { slug: true },
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
  })
  return new Map([...slugs, ...others.map(({ id, slug }): [string, string] => [id, slug ?? ''])])
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
