import 'server-only'
import type { Language } from '../../i18n/languages'
import { fitting } from '../../lib/fitting'
import { oneAtATimeHere } from '../../lib/one-at-a-time'
import { processWide } from '../../lib/process-wide'
import { type SearchEngine, searchEngine } from '../../lib/search/engine'
import { tags } from '../tags'
import { versionOf } from '../version'
import { searchDocuments } from './documents'

interface Kept {
  engine: SearchEngine
  version: string
}

/** What an index is made of, besides pictures, which are read when results are shown. */
const sources = [
  tags.products(),
  tags.categories(),
  tags.news(),
  tags.jobs(),
  tags.pages(),
  tags.pageList(),
]

const kept = processWide('search-engines', () => new Map<Language, Kept>())

/**
 * How many documents all indexes may hold together; beyond it the languages go that nobody asks for. A product
 * takes some 4 kB in each.
 */
const mostDocuments = fitting({ share: 0.25, size: 4000, least: 30_000 })

/**
 * The search index of a language. It is made at the first search and kept in memory; after a change the
 * next search takes in what is new before it answers, so that it never finds what is gone.
 */
export async function engineOf(lng: Language): Promise<SearchEngine> {
  const version = await versionOf(sources)
  if (kept.get(lng)?.version !== version) {
    await oneAtATimeHere(`search-engine ${lng}`, () => update(lng, version))
  }
  const current = kept.get(lng) as Kept
  // The language that was asked for last is the last to go.
  kept.delete(lng)
  kept.set(lng, current)
  return current.engine
}

async function update(lng: Language, version: string): Promise<void> {
  const before = kept.get(lng)
  if (before?.version === version) return
  const engine = before?.engine ?? searchEngine(lng)
  await engine.sync(await searchDocuments(lng))
  kept.set(lng, { engine, version })
  const total = () => [...kept.values()].reduce((sum, each) => sum + each.engine.size, 0)
  for (const other of [...kept.keys()]) {
    if (other !== lng && total() > mostDocuments) kept.delete(other)
  }
}
