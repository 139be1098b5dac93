import 'server-only'
import type { Where } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Product as ProductDoc } from '@/payload-types'
import { cached } from '@/src/data/cache/cached'
import { tags } from '@/src/data/cache/tags'
import { getPayload } from '@/src/data/payload'
import { mapReadable } from '@/src/data/readable'
import { getSearchedText } from '@/src/domain/catalogue/product-fields'
import { byOrder, type CatalogueRow } from '@/src/domain/catalogue/row'
import { type Definitions, RowTable } from '@/src/domain/catalogue/row-table'
import { orderCode } from '@/src/domain/catalogue/variants/definition'
import { readVariants } from '@/src/domain/catalogue/variants/parse'
import type { Language } from '@/src/i18n/languages'
import { afterId } from '@/src/platform/database/ids'
import { specificationText } from '@/src/platform/text/text'
import { toDay } from '@/src/platform/time/days'
import { asRecord, relationId } from '@/src/platform/values/stored-values'
import { listAttributes, type SpecificationReader, specificationReader } from './attributes'
import { listCategories } from './categories'
import { type RowField, rowFields } from './visible-fields'
import { visibleProducts } from './visible-products'

/** Products a query, so that other requests get their turn in between. */
const portion = 200

/** Every public product that a query finds, in the order of the catalogue. */
export async function readRows(lng: Language, where: Where = {}): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = []
  for await (const some of rowPortions(lng, where)) rows.push(...some)
  return rows.sort(byOrder)
}

/**
 * Reads every public product into a table, a portion at a time.
 * @param definitions those by which rows are described now
 * @param like a table of another language, with which values are shared
 */
export async function readTable(
  lng: Language,
  definitions: Omit<Definitions, 'lng'>,
  like?: RowTable,
): Promise<RowTable> {
  const table = RowTable.empty({ ...definitions, lng }, like)
  for await (const rows of rowPortions(lng)) for (const row of rows) table.add(row)
  return table.arranged()
}

/** The same rows in the order of the ids, a portion at a time, so that a catalogue of any size can be read. */
export async function* rowPortions(
  lng: Language,
  where: Where = {},
): AsyncGenerator<CatalogueRow[]> {
  const [attributes, categories] = await Promise.all([
    listAttributes({ lng }),
    listCategories({ lng }),
  ])
  const reader = specificationReader(attributes, categories, lng, { isForMany: true })
  for (let last: string | undefined; ;) {
    const docs = await visibleProducts({
      lng,
      fields: rowFields,
      where: afterId(last, where),
      limit: portion,
    })
    yield mapReadable(docs, ['name', 'slug'], (doc) => toRow(doc, reader))
    last = docs.at(-1)?.id
    if (docs.length < portion) return
    // A query of SQLite ends before the next event: without a pause the server answers no other request until all is read.
    await breathe()
  }
}

function toRow(doc: Pick<ProductDoc, 'id' | RowField>, reader: SpecificationReader): CatalogueRow {
  const categoryId = relationId(doc.categoryId) ?? ''
  return {
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    shortDescription: doc.shortDescription ?? '',
    description: doc.description ?? '',
    specifications: Object.entries(reader.specificationsOf(doc, categoryId)).map(
      ([key, value]): [string, string] => [key, specificationText(value)],
    ),
    attributes: asRecord(doc.attributes),
    more: [getSearchedText(doc), ...orderCodesOf(doc)].join('\n').trim(),
    categoryId,
    isFeatured: doc.isFeatured ?? false,
    order: doc.order ?? 0,
    imageId: relationId(doc.image),
    lastOrderDay: toDay(doc.lastOrderDay),
    endOfSupportDay: toDay(doc.endOfSupportDay),
    createdAt: Date.parse(doc.createdAt),
    updatedAt: Date.parse(doc.updatedAt),
  }
}

/** The order codes of a product's variants. */
function orderCodesOf({ variants: stored }: Pick<ProductDoc, 'variants'>): string[] {
  const variants = readVariants(stored)
  return variants?.combinations.map((combination) => orderCode(variants, combination)) ?? []
}

/** Writes that were under way when the rows were last read carry a time of before, ms. */
const margin = 2 * 60 * 1000

/** Most products named in one query. */
const namedAtOnce = 200

/** Returns the rows of a language as they are now: only what was changed since is read. */
export async function changedTable(lng: Language, before: RowTable): Promise<RowTable> {
  const gone = new Set<string>()
  const added = new Map<string, CatalogueRow>()
  const isThere = (id: string) => before.placeOf(id) !== undefined
  const changes = productChanges(lng, {
    newest: before.newest,
    updatedAt: (ids) => new Map(ids.map((id) => [id, before.byId(id)?.updatedAt])),
    count: () => before.size - [...gone].filter(isThere).length + added.size,
    ids: () => [
      ...Array.from(before, ({ id }) => id).filter((id) => !gone.has(id)),
      ...added.keys(),
    ],
  })
  for await (const { ids, rows: read } of changes) {
    for (const id of ids) {
      gone.add(id)
      added.delete(id)
    }
    for (const row of read) added.set(row.id, row)
  }
  const left = [...gone].filter(isThere)
  return left.length === 0 && added.size === 0 ? before : before.changed(left, [...added.values()])
}

/** Public products as they were read before. */
export interface KnownProducts {
  /** The latest change among them, ms. */
  newest: number
  /** Returns the times of the changes of some products, ms. */
  updatedAt: (ids: string[]) => ReadonlyMap<string, number | undefined>
  count: () => number
  ids: () => string[]
}

/**
 * Reads the changes since, a portion at a time: products that were written or are public no longer, and the rows of
 * those that are public. What was yielded must be known before the next portion is asked for.
 */
export async function* productChanges(
  lng: Language,
  known: KnownProducts,
): AsyncGenerator<{ ids: string[]; rows: CatalogueRow[] }> {
  const written = await changedSince(known.newest - margin)
  const times = known.updatedAt(written.map(({ id }) => id))
  const changed = written.filter(({ id, updatedAt }) => times.get(id) !== Date.parse(updatedAt))
  for (let at = 0; at < changed.length; at += namedAtOnce) {
    const ids = changed.slice(at, at + namedAtOnce).map(({ id }) => id)
    yield { ids, rows: await readRows(lng, { id: { in: ids } }) }
  }
  // What was deleted for good, or is hidden since a certain day, was not changed.
  const present = await countPublic(null)
  if (present >= known.count()) return
  const hidden = await findHidden(known.ids().sort(), present)
  if (hidden.length > 0) yield { ids: hidden, rows: [] }
}

/** Returns the time of the latest change of a product, also of one that visitors do not see, ms. */
export async function latestChange(): Promise<number> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'products',
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    trash: true,
    pagination: false,
  })
  return Date.parse(docs[0]?.updatedAt ?? '') || 0
}

/** Returns true where some of the products are stored, also where visitors do not see them. */
export async function areSomeStored(ids: string[]): Promise<boolean> {
  const payload = await getPayload()
  const where = { id: { in: ids } }
  return (await payload.count({ collection: 'products', where, trash: true })).totalDocs > 0
}

/** Every product that was written since, also where visitors do not see it. */
async function changedSince(time: number): Promise<{ id: string; updatedAt: string }[]> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'products',
    where: { updatedAt: { greater_than_equal: new Date(time).toISOString() } },
    select: { updatedAt: true },
    depth: 0,
    trash: true,
    pagination: false,
  })
  return docs
}

/** Returns the number of public products, the same for all languages. */
export const countPublic = cached(
  'countPublicProducts',
  () => [tags.products(), tags.day(), tags.settings()],
  (_: null): Promise<number> => countWhere({}),
)

async function countWhere(where: Where): Promise<number> {
  const payload = await getPayload()
  const found = await payload.count({ collection: 'products', where, overrideAccess: false })
  return found.totalDocs
}

/**
 * Which of some products are public no longer. Halves that are whole are not looked through.
 * @param ids sorted
 * @param present how many of them are public
 */
async function findHidden(ids: readonly string[], present: number): Promise<string[]> {
  if (present >= ids.length) return []
  if (ids.length <= namedAtOnce) {
    const payload = await getPayload()
    const { docs } = await payload.find({
      collection: 'products',
      where: { id: { in: [...ids] } },
      select: { slug: true },
      depth: 0,
      pagination: false,
      overrideAccess: false,
    })
    const shown = new Set(docs.map(({ id }) => id))
    return ids.filter((id) => !shown.has(id))
  }
  const middle = ids.length >> 1
  const [lower, upper] = [ids.slice(0, middle), ids.slice(middle)]
  const inLower = await countWhere({
    and: [{ id: { greater_than_equal: lower[0] } }, { id: { less_than_equal: lower.at(-1) } }],
  })
  await breathe()
  return [...(await findHidden(lower, inLower)), ...(await findHidden(upper, present - inLower))]
}
