import 'server-only'
import { siteSubjects } from '@/src/generated/site/subjects'
import type { Language } from '@/src/i18n/languages'
import { maxEntriesForHeap } from '@/src/platform/cache/max-entries-for-heap'
import { withLocalLock } from '@/src/platform/redis/shared-lock'
import { singleton } from '@/src/platform/singleton'
import type { ModuleName } from '@/src/domain/settings/modules'
import { invalidations } from '@/src/platform/cache/shared-tags'
import { type SearchEngine, searchEngine } from '@/src/domain/search/engine'
import { parseWords, type SearchWords } from '@/src/domain/search/synonyms'
import { plain } from '@/src/domain/search/words'
import { closedForVisitors } from '../settings/modules'
import { getPayload } from '../payload'
import { releasePreview, withRelease } from '../payload/release-preview'
import { tags } from '../cache/tags'
import { getVersion } from '../cache/cached'
import { searchDocuments } from './documents'

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

const kept = singleton('search-engines', () => new Map<Language, Kept>())

/**
 * Most documents of all indexes together; beyond it the languages whose last search is longest ago are dropped. A
 * product takes some 4 kB in each.
 */
const maxDocuments = maxEntriesForHeap({ share: 0.25, size: 4000, least: 30_000 })

/**
 * The search index of a language. It is made at the first search and kept in memory; after a change the
 * next search takes in what is new before it answers, so that it never finds what is gone.
 */
export async function getEngine(lng: Language): Promise<SearchEngine> {
  if (await releasePreview()) return engineOfRelease(lng)
  const expired = invalidations.count
  const version = await getVersion(sources)
  if (kept.get(lng)?.version !== version) {
    await withLocalLock(`search-engine ${lng}`, () => update(lng, version))
  }
  const current = kept.get(lng) as Kept
  // The language that was asked for last is the last to go.
  kept.delete(lng)
  kept.set(lng, { ...current, expired })
  return current.engine
}

/** For who looks at a release: made anew, and kept apart from what visitors search. */
async function engineOfRelease(lng: Language): Promise<SearchEngine> {
  const engine = searchEngine(lng)
  const closed = await closedForVisitors()
  await engine.sync(await withRelease(() => searchDocuments(lng, closed)), await searchWords(lng))
  return engine
}

/** The same without reading anything: undefined where the index may be older than what it is made of. */
export function getCurrentEngine(lng: Language): Pick<Kept, 'engine' | 'closed'> | undefined {
  const current = kept.get(lng)
  return current && current.expired === invalidations.count ? current : undefined
}

async function update(lng: Language, version: string): Promise<void> {
  const before = kept.get(lng)
  if (before?.version === version) return
  const engine = before?.engine ?? searchEngine(lng)
  const closed = await closedForVisitors()
  const [documents, words] = await Promise.all([searchDocuments(lng, closed), searchWords(lng)])
  await engine.sync(documents, words)
  kept.set(lng, { engine, version, closed, expired: -1 })
  const total = () => [...kept.values()].reduce((sum, each) => sum + each.engine.size, 0)
  for (const other of [...kept.keys()]) {
    if (other !== lng && total() > maxDocuments) kept.delete(other)
  }
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
