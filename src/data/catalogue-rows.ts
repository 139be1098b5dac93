import 'server-only'
import type { Where } from 'payload'
import type { Product as ProductDoc } from '@/payload-types'
import type { Language } from '../i18n/languages'
import type { Attribute } from '../lib/attributes/definition'
import { searchedNames, searchedTextOf } from '../lib/catalogue/product-fields'
import { byOrder, type CatalogueRow } from '../lib/catalogue/row'
import { maxEntriesForHeap } from '../lib/cache/max-entries-for-heap'
import { withLocalLock } from '../lib/redis/with-lock'
import { dayOf } from '../lib/schedule/days'
import { singleton } from '../lib/singleton'
import { specificationText } from '../lib/text/text'
import { afterId } from './after-id'
import { listAttributes, type SpecificationReader, specificationReader } from './attributes'
import { listCategories } from './categories'
import { asVisitor, cms } from './cms'
import { idOf } from './pictures'
import { mapReadable, objectOf } from './readable'
import { releasePreview, withRelease } from './releases/preview'
import { tags } from './tags'
import { versionOf } from './version'

interface Described {
  rows: CatalogueRow[]
  /** What the rows are described by. */
  attributes: Attribute[]
}

interface Kept extends Described {
  version: string
  /** The version of attributes and categories. */
  definitions: string
  /** When everything was last read, ms. */
  readAt: number
}

/**
 * What every public product is searched, filtered and counted by, in one language, in the order of the
 * catalogue. Kept in memory; a new version of the products reads what was changed since, not everything.
 */
export const catalogueRows = async (lng: Language): Promise<CatalogueRow[]> =>
  (await describedRows(lng)).rows

/** The same with the attributes that describe them. */
export async function describedRows(lng: Language): Promise<Described> {
  // What staff look at before it is public stays out of the memory that visitors are answered from.
  if (await releasePreview())
    return {
      rows: await withRelease(() => readRows(lng)),
      attributes: await listAttributes({ lng }),
    }
  const [version, definitions] = await Promise.all([
    versionOf([tags.products()]),
    versionOf([tags.attributes(), tags.categories()]),
  ])
  const known = kept.get(lng)
  if (known && isCurrent(known, version, definitions)) {
    // The language that was asked for last is the last to go.
    kept.delete(lng)
    kept.set(lng, known)
    return known
  }
  return withLocalLock(`catalogue-rows ${lng}`, async () => {
    const before = kept.get(lng)
    if (before && isCurrent(before, version, definitions)) return before
    // What rows say in words comes from the attributes: others make all rows anew.
    const same = before?.definitions === definitions ? before : undefined
    const { rows, readAt } = await refresh(lng, same)
    const attributes = same?.attributes ?? (await listAttributes({ lng }))
    const now = { version, definitions, rows, attributes, readAt }
    kept.delete(lng)
    kept.set(lng, now)
    forgetLanguages()
    return now
  })
}

const isCurrent = (known: Kept, version: string, definitions: string): boolean =>
  known.version === version && known.definitions === definitions

const kept = singleton('catalogue-rows', () => new Map<Language, Kept>())

/**
 * How many rows all languages may hold together; beyond it the languages that were not searched for the
 * longest time go. One takes some 3 kB.
 */
const maxRows = maxEntriesForHeap({ share: 0.125, size: 3000, least: 30_000 })

function forgetLanguages(): void {
  const total = () => [...kept.values()].reduce((sum, { rows }) => sum + rows.length, 0)
  while (kept.size > 1 && total() > maxRows) kept.delete([...kept.keys()][0] as Language)
}

/** A full reading at least this often, ms: for changes that were made past this program. */
const fullReading = 60 * 60 * 1000

/** Writes that were under way when the rows were last read carry a time of before, ms. */
const margin = 2 * 60 * 1000

async function refresh(
  lng: Language,
  before: Kept | undefined,
): Promise<Pick<Kept, 'rows' | 'readAt'>> {
  const now = Date.now()
  if (!before || before.rows.length === 0 || now - before.readAt > fullReading) {
    return { rows: await readRows(lng), readAt: now }
  }
  const newest = before.rows.reduce((latest, row) => Math.max(latest, row.updatedAt), 0)
  const since = new Date(newest - margin).toISOString()
  const changed = await readRows(lng, { updatedAt: { greater_than_equal: since } })
  const rows = new Map(before.rows.map((row) => [row.id, row]))
  for (const row of changed) {
    if (rows.get(row.id)?.updatedAt !== row.updatedAt) rows.set(row.id, row)
  }
  // All that is public is in `rows` by now, so more rows than that means that some are public no longer.
  if (rows.size !== (await countPublic(lng))) await dropHidden(lng, rows)
  return { rows: [...rows.values()].sort(byOrder), readAt: before.readAt }
}

async function countPublic(lng: Language): Promise<number> {
  const payload = await cms()
  const { overrideAccess } = asVisitor(lng)
  return (await payload.count({ collection: 'products', overrideAccess })).totalDocs
}

async function dropHidden(lng: Language, rows: Map<string, CatalogueRow>): Promise<void> {
  const payload = await cms()
  const { docs } = await payload.find({
    ...asVisitor(lng),
    collection: 'products',
    select: { slug: true },
    pagination: false,
  })
  const shown = new Set(docs.map(({ id }) => id))
  for (const id of rows.keys()) if (!shown.has(id)) rows.delete(id)
}

/** Products a query, so that other requests get their turn in between. */
const portion = 500

async function readRows(lng: Language, where: Where = {}): Promise<CatalogueRow[]> {
  const payload = await cms()
  const [attributes, categories] = await Promise.all([
    listAttributes({ lng }),
    listCategories({ lng }),
  ])
  const reader = specificationReader(attributes, categories, lng)
  const rows: CatalogueRow[] = []
  for (let last: string | undefined; ;) {
    const { docs } = await payload.find({
      ...asVisitor(lng),
      collection: 'products',
      where: afterId(last, where),
      select: {
        name: true,
        slug: true,
        shortDescription: true,
        description: true,
        specifications: true,
        attributes: true,
        attributeTexts: true,
        categoryId: true,
        isFeatured: true,
        order: true,
        image: true,
        lastOrderDay: true,
        endOfSupportDay: true,
        ...searchedNames(),
        createdAt: true,
        updatedAt: true,
      },
      sort: 'id',
      limit: portion,
      pagination: false,
    })
    rows.push(...mapReadable(docs, ['name', 'slug'], (doc) => toRow(doc, reader)))
    last = docs.at(-1)?.id
    if (docs.length < portion) return rows.sort(byOrder)
  }
}

function toRow(doc: ProductDoc, reader: SpecificationReader): CatalogueRow {
  const categoryId = idOf(doc.categoryId) ?? ''
  return {
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    shortDescription: doc.shortDescription ?? '',
    description: doc.description ?? '',
    specifications: Object.entries(reader.specificationsOf(doc, categoryId)).map(([key, value]) => [
      key,
      specificationText(value),
    ]),
    attributes: objectOf(doc.attributes),
    more: searchedTextOf(doc),
    categoryId,
    isFeatured: doc.isFeatured ?? false,
    order: doc.order ?? 0,
    imageId: idOf(doc.image),
    lastOrderDay: dayOf(doc.lastOrderDay),
    endOfSupportDay: dayOf(doc.endOfSupportDay),
    createdAt: Date.parse(doc.createdAt),
    updatedAt: Date.parse(doc.updatedAt),
  }
}
