import type { PayloadRequest, Where } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'
import type { CatalogueRow } from '@/src/contract/staff/catalogue-csv'
import {
  type Attribute,
  type AttributedCategory,
  toAttribute,
} from '@/src/domain/catalogue/attributes/definition'
import { byOrder } from '@/src/domain/catalogue/row'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { afterId } from '@/src/platform/database/ids'
import { slugMaxLength, slugPattern } from '@/src/platform/text/slug'
import { asRecord, listRelationIds } from '@/src/platform/values/stored-values'
import { type Cells, toCells } from './cells'

export interface Listed {
  id: string
  cells: Cells
  /** Values by the keys of their attributes, and texts of the language by them. */
  attributes: Record<string, unknown>
  attributeTexts: Record<string, unknown>
  isTrashed: boolean
}

/** Definitions of products' data. */
export interface Definitions {
  /** Ids of categories by slug. */
  categories: Map<string, string>
  /** Categories by id, with their families. */
  families: Map<string, AttributedCategory & { slug?: string | null }>
  /** Every attribute, in order. */
  attributes: Attribute[]
}

export interface Catalogue extends Definitions {
  products: Listed[]
}

export async function readDefinitions(req: PayloadRequest): Promise<Definitions> {
  const everything = { pagination: false, depth: 0, overrideAccess: false, req } as const
  const { docs: categories } = await req.payload.find({
    ...everything,
    collection: 'categories',
    select: { slug: true, family: true },
  })
  const { docs: attributes } = await req.payload.find({
    ...everything,
    collection: 'attributes',
    locale: defaultLanguage,
    sort: ['order', 'key'],
  })
  return {
    categories: new Map(categories.map(({ id, slug }) => [slug ?? '', String(id)])),
    families: new Map(categories.map((category) => [String(category.id), category])),
    attributes: attributes.map(toAttribute),
  }
}

/** The products that have one of these slugs, the trash among them. */
export async function readBySlug(
  req: PayloadRequest,
  locale: Language,
  slugs: Iterable<string>,
  definitions: Definitions,
): Promise<Listed[]> {
  const products: Listed[] = []
  for (const part of partsOf([...new Set(slugs)].filter(isSlug), fullAtOnce)) {
    const where = { slug: { in: part } }
    products.push(...(await readListed(req, locale, { where, trash: true }, definitions)))
  }
  return products
}

/** Products in the order of the catalogue, in parts, so that neither the memory nor the time between two is large. */
export async function* readInParts(
  req: PayloadRequest,
  locale: Language,
  where: Where,
  definitions: Definitions,
): AsyncGenerator<Listed[]> {
  const places = (await readPlaces(req, { where })).sort(byOrder)
  for (const part of partsOf(places, exportedAtOnce)) {
    const ids = part.map(({ id }) => id)
    const read = await readListed(req, locale, { where: { id: { in: ids } } }, definitions)
    const byId = new Map(read.map((product) => [product.id, product]))
    yield ids.flatMap((id) => byId.get(id) ?? [])
  }
}

/** Place of a product in the catalogue. */
interface Place {
  id: string
  slug: string
  order: number
}

/** The slug and the place of every product that a query finds. */
export async function readPlaces(
  req: PayloadRequest,
  { where = {}, trash = false }: { where?: Where; trash?: boolean },
): Promise<Place[]> {
  const places: Place[] = []
  for (let last: string | undefined; ;) {
    const { docs } = await req.payload.find({
      collection: 'products',
      where: afterId(last, where),
      select: { slug: true, order: true },
      sort: 'id',
      limit: lightAtOnce,
      pagination: false,
      depth: 0,
      trash,
      overrideAccess: false,
      req,
    })
    for (const { id, slug, order } of docs)
      places.push({ id: String(id), slug: slug ?? '', order: order ?? 0 })
    last = docs.at(-1)?.id
    if (docs.length < lightAtOnce) return places
    // A query of SQLite ends before the next event: without a pause the server answers no other request until all is read.
    await breathe()
  }
}

/** Products a query, whole ones and those of which little is read. */
const fullAtOnce = 100
const lightAtOnce = 1000

/**
 * Products exported at once: with more, most rows' data would outlive the young generation of the garbage collector,
 * and grow the heap of a large catalogue.
 */
const exportedAtOnce = 25

/**
 * Products as rows of a file, in one language and without what stands in for missing translations: read
 * back, that would become a translation.
 */
async function readListed(
  req: PayloadRequest,
  locale: Language,
  query: { where: Where; trash?: boolean },
  { families }: Definitions,
): Promise<Listed[]> {
  const { docs } = await req.payload.find({
    ...query,
    collection: 'products',
    locale,
    fallbackLocale: false,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const slugsOfProducts = await namedSlugs(req, docs)
  await breathe()
  return docs.map((product) => ({
    id: String(product.id),
    cells: toCells(
      product,
      families.get(String(product.categoryId))?.slug ?? '',
      slugsOfProducts.get(String(product.successorId)) ?? '',
      listRelationIds(product.worksWith).flatMap((id) => slugsOfProducts.get(id) ?? []),
    ),
    attributes: asRecord(product.attributes),
    attributeTexts: asRecord(product.attributeTexts),
    isTrashed: Boolean(product.deletedAt),
  }))
}

/** Returns true for a valid slug; no product has another one. */
const isSlug = (text: string): boolean => text.length <= slugMaxLength && slugPattern.test(text)

function* partsOf<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}

/** Slugs of products that others name, as their successors or beside them, which may be outside of what is read. */
async function namedSlugs(
  req: PayloadRequest,
  docs: { id: string; slug?: string | null; successorId?: unknown; worksWith?: unknown }[],
): Promise<Map<string, string>> {
  const slugs = new Map(docs.map(({ id, slug }) => [id, slug ?? '']))
  const missing = docs
    .flatMap(({ successorId, worksWith }) =>
      listRelationIds([successorId, ...listRelationIds(worksWith)]),
    )
    .filter((id) => !slugs.has(id))
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

/** A row of the file, what it changes, and what is written for that. */
export interface PlannedRow extends CatalogueRow {
  id?: string
  data: Record<string, unknown>
}
