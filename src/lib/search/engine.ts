import MiniSearch from 'minisearch'
import { setImmediate as breathe } from 'node:timers/promises'
import type { SearchType } from '../../contract/search'
import type { SearchDocument } from './document'
import { askedWordsOf, plain, wordsOf } from './words'

export interface Hit {
  document: SearchDocument
  /** The words of the documents that were found, for marking them. */
  words: string[]
}

export interface SearchEngine {
  readonly size: number
  /** Takes in what is new or another object than before, and lets go of what is gone. */
  sync: (documents: Iterable<SearchDocument>) => Promise<void>
  /** Best first. Everything that was typed must be there; where that finds nothing, some of it. */
  search: (q: string) => Hit[]
}

/** How many documents are taken in before other work of the server gets its turn. */
const portion = 100

interface Known {
  document: SearchDocument
  /** As what is typed is compared with it. */
  title: string
}

export function searchEngine(lng: string): SearchEngine {
  const known = new Map<string, Known>()
  const index = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['title', 'label', 'summary', 'body'],
    tokenize: (text) => wordsOf(text, lng),
    processTerm: (word) => word,
  })
  return {
    get size() {
      return known.size
    },
    async sync(documents) {
      const current = new Map([...documents].map((document) => [document.key, document]))
      for (const key of known.keys()) {
        if (current.get(key) === known.get(key)?.document) continue
        index.discard(key)
        known.delete(key)
      }
      let count = 0
      for (const document of current.values()) {
        if (known.has(document.key)) continue
        index.add(document)
        known.set(document.key, { document, title: plain(document.title) })
        if ((count += 1) % portion === 0) await breathe()
      }
    },
    search(q) {
      const found = (combineWith: 'AND' | 'OR') =>
        index.search(q, {
          combineWith,
          tokenize: (text) => askedWordsOf(text, lng),
          boost: { title: 5, label: 3, summary: 2 },
          weights: { fuzzy: 0.2, prefix: 0.5 },
          prefix: (word, position, words) => position === words.length - 1 || word.length > 3,
          fuzzy: mistakesIn,
          boostDocument: (key) => weights[known.get(key)?.document.type ?? 'page'],
        })
      const all = found('AND')
      const hits = all.length > 0 ? all : found('OR')
      const asked = plain(q.trim())
      return hits
        .map(({ id, terms, score }) => {
          const { document, title } = known.get(id) as Known
          // Who types the beginning of a name means that one.
          const bonus = title === asked ? 4 : title.startsWith(asked) ? 2 : 1
          return { document, words: terms, score: score * bonus }
        })
        .sort((a, b) => b.score - a.score || (a.document.key < b.document.key ? -1 : 1))
    },
  }
}

/** What counts more when it is found as well. */
const weights: Record<SearchType, number> = { product: 1.5, page: 1.1, news: 1, job: 0.9 }

/**
 * How many letters may be wrong: none in short words, in numbers and codes ("A100" is not "A300"), and
 * in scripts where a character is a syllable or a word.
 */
function mistakesIn(word: string): number | false {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}]+$/u.test(word))
    return false
  if (word.length < 4) return false
  return word.length < 8 ? 1 : 2
}
