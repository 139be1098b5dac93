import 'server-only'
import type { Where } from 'payload'
import type { Product as ProductDoc } from '@/payload-types'
import type { Language } from '../i18n/languages'
import { searchedNames, searchedTextOf } from '../lib/catalogue/product-fields'
import { byOrder, type CatalogueRow } from '../lib/catalogue/row'
import { maxEntriesForHeap } from '../lib/cache/max-entries-for-heap'
import { withLocalLock } from '../lib/redis/with-lock'
import { singleton } from '../lib/singleton'
import { specificationText } from '../lib/text/text'
import { afterId } from './after-id'
import { asVisitor, cms } from './cms'
import { idOf } from './pictures'
import { mapReadable, objectOf } from './readable'
import { tags } from './tags'
import { versionOf } from './version'

interface Kept {
  version: string
  rows: CatalogueRow[]
  /** When everything was last read, ms. */
  readAt: number
}

/**
 * What every public product is searched, filtered and counted by, in one language, in the order of the
 * catalogue. Kept in memory; a new version of the products reads what was changed since, not everything.
 */
export async function catalogueRows(lng: Language): Promise<CatalogueRow[]> {
  const version = await versionOf([tags.products()])
  const known = kept.get(lng)
  if (known?.version === version) {
    // The language that was asked for last is the last to go.
    kept.delete(lng)
    kept.set(lng, known)
    return known.rows
  }
  return withLocalLock(`catalogue-rows ${lng}`, async () => {
    const before = kept.get(lng)
    if (before?.version === version) return before.rows
    const { rows, readAt } = await refresh(lng, before)
    kept.delete(lng)
    kept.set(lng, { version, rows, readAt })
    forgetLanguages()
    return rows
  })
}

const kept = singleton('catalogue-rows', () => new Map<Language, Kept>())

/**
 * How many rows all languages may hold together; beyond it the languages that were not searched for the
 * longest time go. One takes some 2 kB.
 */
const maxRows = maxEntriesForHeap({ share: 0.125, size: 2000, least: 30_000 })

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
        categoryId: true,
        isFeatured: true,
        order: true,
        image: true,
        ...searchedNames(),
        createdAt: true,
        updatedAt: true,
      },
      sort: 'id',
      limit: portion,
      pagination: false,
    })
    rows.push(...mapReadable(docs, ['name', 'slug'], toRow))
    last = docs.at(-1)?.id
    if (docs.length < portion) return rows.sort(byOrder)
  }
}

function toRow(doc: ProductDoc): CatalogueRow {
  return {
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    shortDescription: doc.shortDescription ?? '',
    description: doc.description ?? '',
    specifications: Object.entries(objectOf(doc.specifications)).map(([key, value]) => [
      key,
      specificationText(value),
    ]),
    more: searchedTextOf(doc),
    categoryId: idOf(doc.categoryId) ?? '',
    isFeatured: doc.isFeatured ?? false,
    order: doc.order ?? 0,
    imageId: idOf(doc.image),
    createdAt: Date.parse(doc.createdAt),
    updatedAt: Date.parse(doc.updatedAt),
  }
}
