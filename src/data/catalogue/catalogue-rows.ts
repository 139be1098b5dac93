import 'server-only'
import { getHeapStatistics } from 'node:v8'
import type { Language } from '@/src/i18n/languages'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import type { CatalogueRow } from '@/src/domain/catalogue/row'
import { takeOverIndex } from '@/src/domain/catalogue/row-index'
import { withLocalLock } from '@/src/platform/redis/shared-lock'
import { singleton } from '@/src/platform/singleton'
import { listAttributes } from './attributes'
import { changedRows, readRows } from './read-rows'
import { releasePreview, withRelease } from '@/src/data/payload/release-preview'
import { tags } from '@/src/data/cache/tags'
import { getVersion } from '@/src/data/cache/cached'
import { monotonicNow } from '@/src/platform/time/clock'

interface Described {
  rows: CatalogueRow[]
  /** Attributes of the rows. */
  attributes: Attribute[]
}

interface Kept extends Described {
  version: string
  /** The version of attributes and categories. */
  definitions: string
  /** Time at which everything was last read, ms. */
  readAt: number
}

/**
 * Returns the rows by which all public products are searched, filtered and counted, in one language, in the order of
 * the catalogue. Kept in memory; a new version of the products reads only the changes since.
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
    getVersion([tags.products()]),
    getVersion([tags.attributes(), tags.categories()]),
  ])
  const known = kept.get(lng)
  if (known && isFresh(known, version, definitions)) {
    // The language that was asked for last is the last to go.
    kept.delete(lng)
    kept.set(lng, known)
    return known
  }
  return withLocalLock(`catalogue-rows ${lng}`, async () => {
    const before = kept.get(lng)
    if (before && isFresh(before, version, definitions)) return before
    // What rows say in words comes from the attributes: others make all rows anew.
    const same = before?.definitions === definitions ? before : undefined
    const { rows, readAt } = await refresh(lng, same)
    if (same && readAt === same.readAt) takeOverIndex(same.rows, rows)
    const attributes = same?.attributes ?? (await listAttributes({ lng }))
    const now = { version, definitions, rows, attributes, readAt }
    kept.delete(lng)
    kept.set(lng, now)
    forgetLanguages()
    return now
  })
}

/** Returns true where the rows of a language were read before, so that updating them is fast. */
export const hasRows = (lng: Language): boolean => kept.has(lng)

/** Every public product by its id, in one language. */
export async function rowsById(lng: Language): Promise<ReadonlyMap<string, CatalogueRow>> {
  const rows = await catalogueRows(lng)
  const known = byId.get(rows)
  if (known) return known
  const made = new Map(rows.map((row) => [row.id, row]))
  byId.set(rows, made)
  return made
}

const byId = new WeakMap<CatalogueRow[], ReadonlyMap<string, CatalogueRow>>()

const isFresh = (known: Kept, version: string, definitions: string): boolean =>
  known.version === version && known.definitions === definitions

const kept = singleton('catalogue-rows', () => new Map<Language, Kept>())

/**
 * Most rows of all languages together; beyond it the languages whose last search is longest ago are dropped. A row of a
 * product with 40 attributes and five variants takes 2.5 kB (docs/performance.md).
 */
const maxRows = maxEntriesForHeap({ share: 0.125, size: 2500, least: 30_000 })

function forgetLanguages(): void {
  const total = () => [...kept.values()].reduce((sum, { rows }) => sum + rows.length, 0)
  while (kept.size > 1 && total() > maxRows) kept.delete([...kept.keys()][0] as Language)
}

/** A full reading at least this often, ms: for changes that were made past this program. */
const fullReading = 60 * 60 * 1000

async function refresh(
  lng: Language,
  before: Kept | undefined,
): Promise<Pick<Kept, 'rows' | 'readAt'>> {
  const now = monotonicNow()
  if (!before || before.rows.length === 0 || now - before.readAt > fullReading)
    return { rows: await readRows(lng), readAt: now }
  return { rows: await changedRows(lng, before.rows), readAt: before.readAt }
}

interface Things {
  /** The part of the memory that they may take, of 1. */
  share: number
  /** Size of one entry, bytes. */
  size: number
  /** Kept however little memory there is. */
  least: number
}

/**
 * Returns the number of entries that may be kept in memory, from the heap that Node allows itself: a part of the
 * machine's or the container's memory, up to 4 GiB, or the value of `--max-old-space-size`.
 * @param heap bytes
 */
export function maxEntriesForHeap(
  { share, size, least }: Things,
  heap = getHeapStatistics().heap_size_limit,
): number {
  return Math.max(least, Math.floor((heap * share) / size))
}
