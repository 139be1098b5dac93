import 'server-only'
import { hash } from 'node:crypto'
import path from 'node:path'
import { siteSubjects } from '@/src/generated/site/subjects'
import { type Language, languages } from '@/src/i18n/languages'
import { databaseUri, env } from '@/src/platform/env'
import { log } from '@/src/platform/log/log'
import { withLocalLock } from '@/src/platform/redis/shared-lock'
import { singleton } from '@/src/platform/singleton'
import { monotonicNow } from '@/src/platform/time/clock'
import { type SearchAnswer, type SearchType, searchTypes } from '@/src/contract/search'
import { moduleAt, type ModuleName } from '@/src/domain/settings/modules'
import { invalidations } from '@/src/platform/cache/shared-tags'
import { type Hit, type SearchEngine, searchEngine } from '@/src/domain/search/engine'
import {
  deleteIndex,
  type IndexDatabase,
  isDamaged,
  isUnwritable,
  openIndex,
} from '@/src/domain/search/index-file'
import { parseWords, type SearchWords } from '@/src/domain/search/typed'
import { TextIndex } from '@/src/domain/search/text-index'
import { plain } from '@/src/domain/search/words'
import { closedForVisitors } from '../settings/modules'
import { getPayload } from '../payload'
import { releasePreview, withRelease } from '../payload/release-preview'
import { tags } from '../cache/tags'
import { getVersion } from '../cache/cached'
import { pdfTextsVersion, updatePages } from './pdf-texts'
import { emptyIndex, fillIndex, isAheadOfDatabase, updateIndex, verifyIndex } from './sync'

interface Kept {
  engine: SearchEngine
  version: string
  /** The modules of which visitors find nothing. */
  closed: ModuleName[]
  /** Count of invalidations when this was last found to be current. */
  expired: number
}

/** Tags of everything in an index, besides pictures, which are read when results are shown. */
const sources = [
  tags.products(),
  tags.categories(),
  tags.certificates(),
  tags.day(),
  tags.documents(),
  tags.securityNotices(),
  tags.errorCodes(),
  tags.news(),
  tags.jobs(),
  tags.pages(),
  tags.pageList(),
  tags.settings(),
  tags.searchWords(),
  ...siteSubjects,
]

/** The index file of this process, the engines on it, and when everything was last compared with it, ms. */
const state = singleton('search-index', () => ({
  file: undefined as Promise<IndexDatabase> | undefined,
  kept: new Map<Language, Kept>(),
  verifiedAt: new Map<Language, number>(),
}))

/** Everything is compared at least this often, where something changes, ms. */
const verifyEvery = 60 * 60 * 1000

/**
 * Searches in a language. The index lies in a file and is made at the first search; after a change the next search takes in
 * what is new before it answers, so that it never finds what is gone. An index that turns out to be damaged is made anew.
 */
export async function withEngine<T>(lng: Language, use: (engine: SearchEngine) => T): Promise<T> {
  const { file } = state
  try {
    return use(await getEngine(lng))
  } catch (error) {
    if (!(await isReplaced(file, error))) throw error
    return use(await getEngine(lng))
  }
}

async function getEngine(lng: Language): Promise<SearchEngine> {
  if (await releasePreview()) return engineOfRelease(lng)
  const expired = invalidations.count
  const version = `${await getVersion(sources)} ${pdfTextsVersion()}`
  if (state.kept.get(lng)?.version !== version)
    await withLocalLock(`search-engine ${lng}`, () => update(lng, version))
  const current = state.kept.get(lng) as Kept
  state.kept.set(lng, { ...current, expired })
  return current.engine
}

/** For who looks at a release: made anew in memory, and kept apart from what visitors search. */
async function engineOfRelease(lng: Language): Promise<SearchEngine> {
  const engine = searchEngine(new TextIndex(await openIndex(null), lng), lng)
  const closed = await closedForVisitors()
  await withRelease(() => fillIndex({ index: engine.index, lng, closed }))
  engine.useWords(await searchWords(lng))
  return engine
}

/**
 * The same without reading anything but the index: undefined where that may be older than what it is made of, or is
 * damaged.
 */
export function withCurrentEngine<T>(
  lng: Language,
  use: (current: Pick<Kept, 'engine' | 'closed'>) => T,
): T | undefined {
  const current = state.kept.get(lng)
  if (!current || current.expired !== invalidations.count) return undefined
  try {
    return use(current)
  } catch (error) {
    // The next search of another kind finds the same, and makes the index anew.
    if (isDamaged(error)) return undefined
    throw error
  }
}

async function update(lng: Language, version: string): Promise<void> {
  const before = state.kept.get(lng)
  if (before?.version === version) return
  state.file ??= openIndex(folder, form)
  const engine = before?.engine ?? searchEngine(new TextIndex(await state.file, lng), lng)
  const closed = await closedForVisitors()
  if (!before && (await isAheadOfDatabase(engine.index))) await emptyIndex(engine.index)
  const [wasComplete, words] = await Promise.all([
    updateIndex({ index: engine.index, lng, closed }),
    searchWords(lng),
  ])
  await updatePages(engine.pages, lng)
  engine.useWords(words)
  state.kept.set(lng, { engine, version, closed, expired: -1 })
  if (!wasComplete) state.verifiedAt.set(lng, monotonicNow())
  else if (monotonicNow() - (state.verifiedAt.get(lng) ?? -Infinity) > verifyEvery)
    void verify(lng, engine)
}

/** Compares an index with everything, while it is searched already. */
async function verify(lng: Language, { index }: SearchEngine): Promise<void> {
  state.verifiedAt.set(lng, monotonicNow())
  try {
    await verifyIndex({ index, lng })
  } catch (error) {
    // The site may be about to stop, or the catalogue has changed: it is compared again after the next change.
    log.debug({ err: error, msg: 'The search index could not be compared with the database' })
    state.verifiedAt.delete(lng)
  }
}

const folder = path.resolve(env.DATA_DIR, 'cache', 'search')

/** Another database, or other languages: nothing of the index is of use then. */
const form = hash('sha1', JSON.stringify([databaseUri, languages]))

/**
 * Replaces an index that is damaged by a new one, and one that cannot be written by one in memory.
 * @param before the index file before the search that failed
 * @returns true where the search may be repeated, also where another one has replaced the file meanwhile
 */
async function isReplaced(
  before: Promise<IndexDatabase> | undefined,
  error: unknown,
): Promise<boolean> {
  const { file } = state
  if (before !== undefined && file !== before) return true
  const [isBroken, isFull] = [isDamaged(error), isUnwritable(error)]
  if (!file || (!isBroken && !isFull)) return false
  log.error({ err: error, msg: 'The search index cannot be used, and is made anew' })
  state.file = isFull ? openIndex(null) : undefined
  state.kept.clear()
  await deleteIndex(await file)
  return true
}

/** Most groups of words that are read: each is compared with every text that is searched for. */
const maxGroups = 1000

/** Reads the words of editors in a language. */
async function searchWords(lng: Language): Promise<SearchWords[]> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'search-words',
    where: { or: [{ language: { equals: lng } }, { language: { exists: false } }] },
    sort: 'words',
    limit: maxGroups,
    depth: 0,
    // Staff alone may list them; visitors see what they find.
    overrideAccess: true,
    pagination: false,
  })
  return docs.map(({ words, to }) => ({ words: parseWords(words).map(plain), to: to || null }))
}

/** Returns the hits outside of disabled modules. */
export const openHits = (hits: Hit[], closed: readonly ModuleName[]): Hit[] =>
  closed.length === 0
    ? hits
    : hits.filter(({ document }) => !closed.includes(moduleAt(document.href) as ModuleName))

/** The hits that a page shows. */
export interface Shown {
  type?: SearchType
  limit: number
  /** Number of best hits to skip, for pages after the first. */
  offset?: number
}

/** Picks the hits of a page, and counts those of each type. */
export function pick(hits: Hit[], { type, limit, offset = 0 }: Shown) {
  const counts = Object.fromEntries(searchTypes.map((each) => [each, 0])) as SearchAnswer['counts']
  for (const each of hits) counts[each.type] += 1
  const wanted = type ? hits.filter((hit) => hit.type === type) : hits
  return { counts, total: wanted.length, shown: wanted.slice(offset, offset + limit) }
}
