import type { SearchDocument } from '@/src/domain/search/document'
import { replaceSections, type SearchEngine, searchEngine } from '@/src/domain/search/engine'
import { openIndex } from '@/src/domain/search/index-file'
import type { SearchWords } from '@/src/domain/search/typed'
import { TextIndex } from '@/src/domain/search/text-index'

/** Makes a search engine whose index is in memory. */
export const newEngine = async (lng: string): Promise<SearchEngine> =>
  searchEngine(new TextIndex(await openIndex(null), lng), lng)

/** Has an engine find these documents, in their order, and no others. */
export async function fill(
  { index, useWords }: SearchEngine,
  documents: SearchDocument[],
  words: readonly SearchWords[] = [],
): Promise<void> {
  const placed = documents.map((document, place) => ({ document, section: 0, place }))
  await replaceSections(index, [0], [placed])
  useWords(words)
}
