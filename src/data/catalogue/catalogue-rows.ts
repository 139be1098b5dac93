import 'server-only'
import { getHeapStatistics } from 'node:v8'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import type { Catalogue } from '@/src/domain/catalogue/catalogue'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import { RowTable } from '@/src/domain/catalogue/row-table'
import { withLocalLock } from '@/src/platform/redis/shared-lock'
import { singleton } from '@/src/platform/singleton'
import { listAttributes } from './attributes'
import { listCategories } from './categories'
import { changedTable, readRows, readTable } from './read-rows'
import { releasePreview, withRelease } from '@/src/data/payload/release-preview'
import { tags } from '@/src/data/cache/tags'
import { getVersion } from '@/src/data/cache/cached'
import { monotonicNow } from '@/src/platform/time/clock'

interface Described {
  table: RowTable
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

/** Every public product with all that it is filtered by, in one language. */
export async function getCatalogue(lng: Language): Promise<Catalogue> {
  const [{ table, attributes }, categories] = await Promise.all([
    describedRows(lng),
    listCategories({ lng }),
  ])
  const t = getT(lng)
  return {
    table,
    attributes,
    categories,
    lng,
    words: {
      yes: t('product.yes'),
      no: t('product.no'),
      sides: {
        width: t('attributes.width'),
        depth: t('attributes.depth'),
        height: t('attributes.height'),
      },
    },
  }
}

/**
 * Returns the rows by which all public products are searched, filtered and counted, in one language, in the order of
 * the catalogue. Kept in memory; a new version of the products reads only the changes since.
 */
export const catalogueRows = async (lng: Language): Promise<RowTable> =>
  (await describedRows(lng)).table

/** Returns true where the rows of a language were read before, so that updating them is fast. */
export const hasRows = (lng: Language): boolean => kept.has(lng)

/** The rows with the attributes that describe them. */
async function describedRows(lng: Language): Promise<Described> {
  // What staff look at before it is public stays out of the memory that visitors are answered from.
  if (await releasePreview()) {
    const [rows, definitions] = await Promise.all([
      withRelease(() => readRows(lng)),
      readDefinitions(lng),
    ])
    return { table: RowTable.of(rows, { ...definitions, lng }), attributes: definitions.attributes }
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
    const read = await refresh(lng, definitions, same)
    const others = [...kept].flatMap(([other, { table }]) => (other === lng ? [] : [table]))
    const table = read.table === before?.table ? read.table : read.table.shared(others)
    const now = { ...read, table, version, definitions }
    kept.delete(lng)
    kept.set(lng, now)
    forgetLanguages()
    return now
  })
}

/** Reads the attributes and categories by which rows are described. */
async function readDefinitions(lng: Language) {
  const [attributes, categories] = await Promise.all([
    listAttributes({ lng }),
    listCategories({ lng }),
  ])
  return { attributes, categories }
}

const isFresh = (known: Kept, version: string, definitions: string): boolean =>
  known.version === version && known.definitions === definitions

const kept = singleton('catalogue-rows', () => new Map<Language, Kept>())

/**
 * Most rows of all languages together; beyond it the languages whose last search is longest ago are dropped. A row of a
 * product with 40 attributes takes 0.2 kB, in the language that was read first 0.9 kB (docs/performance.md).
 */
const maxRows = maxEntriesForHeap({ share: 0.125, size: 500, least: 30_000 })

function forgetLanguages(): void {
  const total = () => [...kept.values()].reduce((sum, { table }) => sum + table.size, 0)
  while (kept.size > 1 && total() > maxRows) kept.delete([...kept.keys()][0] as Language)
}

/** A full reading at least this often, ms: for changes that were made past this program. */
const fullReading = 60 * 60 * 1000

async function refresh(
  lng: Language,
  definitions: string,
  before: Kept | undefined,
): Promise<Described & Pick<Kept, 'readAt'>> {
  const now = monotonicNow()
  if (before && before.table.size > 0 && now - before.readAt <= fullReading)
    return { ...before, table: await changedTable(lng, before.table) }
  const described = await readDefinitions(lng)
  const like = [...kept].find(([other, each]) => other !== lng && each.definitions === definitions)
  const table = await readTable(lng, described, like?.[1].table)
  return { table, attributes: described.attributes, readAt: now }
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
