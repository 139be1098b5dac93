import MiniSearch, { type SearchResult } from 'minisearch'
import { setImmediate as breathe } from 'node:timers/promises'
import type { SearchType } from '@/src/contract/search'
import type { SearchDocument } from './document'
import { LineWords } from './line-words'
import { mistakesIn, plain, queryWords } from './words'

export interface Hit {
  document: SearchDocument
  /** The words of the documents that were found, for marking them. */
  words: string[]
}

export interface SearchEngine {
  readonly size: number
  /** Takes in what is new or another object than before, and lets go of what is gone. */
  sync: (documents: Iterable<SearchDocument>) => Promise<void>
  /**
   * Best first; what is as good as another in the order of the documents. An order code or a number such as
   * CVE-2026-12345 finds what names it, or begins so, and nothing else where anything does. Everything that was typed must be
   * there, or be there written in one word or in two; where that finds nothing, some of it.
   */
  search: (q: string) => Hit[]
  /** The same among some documents. Of what was typed, half must be there, and not figures alone. */
  closest: (q: string, isWanted: (document: SearchDocument) => boolean) => Hit[]
}

/** Documents that are added or removed before other work of the server gets its turn. */
const portion = 100

interface Known {
  document: SearchDocument
  /** As what is typed is compared with it. */
  title: string
  /** Weight of a hit, by its type. */
  weight: number
  /** Position among all documents. */
  place: number
}

/** Parts of letters and digits, joined by hyphens, as order codes and the numbers of notices, documents and CVEs are. */
const joined = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu

export function searchEngine(lng: string): SearchEngine {
  const known = new Map<string, Known>()
  const lineWords = new LineWords(lng)
  const index = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['title', 'label', 'summary', 'body'],
    tokenize: (text) => lineWords.of(text),
    processTerm: (word) => word,
  })
  return {
    get size() {
      return known.size
    },
    async sync(documents) {
      const current = new Map([...documents].map((document) => [document.key, document]))
      const gone = [...known.values()].filter(
        ({ document }) => current.get(document.key) !== document,
      )
      let changed = 0
      // Not `discard`: MiniSearch sweeps up after it in the background, and fails where documents are added meanwhile
      // (https://github.com/lucaong/minisearch/issues/306).
      for (const { document } of gone) {
        index.remove(document)
        known.delete(document.key)
        if ((changed += 1) % portion === 0) await breathe()
      }
      let place = 0
      for (const document of current.values()) {
        place += 1
        const before = known.get(document.key)
        if (before) {
          before.place = place
          continue
        }
        index.add(document)
        const weight = weights[document.type]
        known.set(document.key, { document, title: plain(document.title), weight, place })
        if ((changed += 1) % portion === 0) await breathe()
      }
      lineWords.forget()
    },
    search(q) {
      const literally = named(q)
      if (literally) return toHits(q, literally)
      const known = withoutSingles(q)
      return toHits(q, whole(known) ?? some(known))
    },
    closest(q, isWanted) {
      const filter = ({ id }: SearchResult) => isWanted((known.get(id) as Known).document)
      const least = Math.ceil(queryWords(q, lng).length / 2)
      const isClose = ({ queryTerms }: SearchResult) =>
        queryTerms.length >= least && queryTerms.some((word) => /\p{L}/u.test(word))
      return toHits(q, whole(q, filter) ?? some(q, filter).filter(isClose))
    },
  }

  function boostDocument(key: string): number {
    return known.get(key)?.weight ?? 1
  }

  function found(q: string, combineWith: 'AND' | 'OR', filter?: Filter): SearchResult[] {
    return index.search(q, {
      combineWith,
      filter,
      tokenize: (text) => queryWords(text, lng),
      boost,
      weights: { fuzzy: 0.2, prefix: 0.5 },
      prefix: (word, position, words) => position === words.length - 1 || word.length > 3,
      fuzzy: mistakesIn,
      boostDocument,
    })
  }

  /**
   * Finds documents that have the identifiers of a text and its other words; returns undefined without identifiers or
   * hits.
   */
  function named(q: string): SearchResult[] | undefined {
    const identifiers = identifiersIn(q)
    if (identifiers.length === 0) return undefined
    const all = index
      .search(q, {
        ...exactly,
        combineWith: 'AND',
        tokenize: (text) => queryWords(text, lng),
        boost,
        boostDocument,
        prefix: (word, position, words) => position === words.length - 1,
      })
      .slice(0, mostLookedInto)
    const begun = all.filter(({ id }) => names(id, identifiers, 'begun'))
    const literally = begun.filter(({ id }) => names(id, identifiers, 'whole'))
    return [literally, begun].find((results) => results.length > 0)
  }

  function names(key: string, identifiers: string[], as: 'whole' | 'begun'): boolean {
    const { title, label, summary, body } = (known.get(key) as Known).document
    const text = plain([title, label, summary, body].join('\n'))
    return identifiers.every((each) => standsIn(text, each, as))
  }

  /** Finds documents that have all of the words; returns undefined without hits. */
  function whole(q: string, filter?: Filter): SearchResult[] | undefined {
    const all = found(q, 'AND', filter)
    if (all.length > 0) return all
    return otherSpellings(q)
      .map((words) => found(words.join(' '), 'AND', filter))
      .find((results) => results.length > 0)
  }

  /** Finds documents that have some of the words. */
  function some(q: string, filter?: Filter): SearchResult[] {
    return found([q, ...new Set(otherSpellings(q).flat())].join(' '), 'OR', filter)
  }

  function otherSpellings(q: string): string[][] {
    return respellings(queryWords(q, lng), isKnownWord)
  }

  function isKnownWord(word: string): boolean {
    return index.search(word, { ...exactly, tokenize: (text) => [text] }).length > 0
  }

  function toHits(q: string, results: SearchResult[]): Hit[] {
    const asked = plain(q.trim())
    return results
      .map(({ id, terms, score }) => {
        const { document, title, place } = known.get(id) as Known
        // Who types the beginning of a name means that one.
        const bonus = title === asked ? 4 : title.startsWith(asked) ? 2 : 1
        return { document, words: terms, score: score * bonus, place }
      })
      .sort((a, b) => b.score - a.score || a.place - b.place)
  }
}

type Filter = (result: SearchResult) => boolean

const boost = { title: 5, label: 3, summary: 2 }

/** More documents than this do not hold all parts of one identifier, but single letters and figures. */
const mostLookedInto = 500

const exactly = { prefix: false, fuzzy: false } as const

/** Weights of hits by type. */
const weights: Record<SearchType, number> = {
  product: 1.5,
  document: 0.8,
  notice: 1.2,
  page: 1.1,
  news: 1,
  job: 0.4,
}

/** Returns the identifiers in a query, in lower case. An identifier has a digit: "through-the-wall" is none. */
const identifiersIn = (text: string): string[] =>
  (plain(text).match(joined) ?? []).filter(isIdentifier)

const isIdentifier = (word: string): boolean => /\d/.test(word)

/** Returns true where a text in lower case contains an identifier, or one that begins with it. */
function standsIn(text: string, identifier: string, as: 'whole' | 'begun'): boolean {
  for (let at = text.indexOf(identifier); at >= 0; at = text.indexOf(identifier, at + 1)) {
    const end = at + identifier.length
    const isBegun = !/[\p{L}\p{N}]-?$/u.test(text.slice(Math.max(0, at - 2), at))
    const isWhole = !/^-?[\p{L}\p{N}]/u.test(text.slice(end, end + 2))
    if (isBegun && (isWhole || as === 'begun')) return true
  }
  return false
}

/** The same text without the single letters and digits of its identifiers: they are in every text. */
const withoutSingles = (text: string): string =>
  plain(text).replace(joined, (word) =>
    isIdentifier(word)
      ? word
          .split('-')
          .filter((part) => [...part].length > 1)
          .join(' ')
      : word,
  )

/** Parts of words are at least this long: shorter ones are in every text. */
const minLength = 3

/** Longer words are no two that were written together, and take time to cut. */
const maxLength = 30

/**
 * Other ways to write what was typed, by words that are known: one word cut in two ("pinpad", "pin pad"), or two
 * neighbours joined ("key board", "keyboard").
 * @param words in lower case, without accents, as `queryWords` gives them
 */
function respellings(words: readonly string[], isKnown: (word: string) => boolean): string[][] {
  return words.flatMap((word, index) => {
    const before = words.slice(0, index)
    const next = words[index + 1]
    const joined = next !== undefined && isKnown(word + next) ? [[word + next]] : []
    return [
      ...joined.map((each) => [...before, ...each, ...words.slice(index + 2)]),
      ...cuts(word, isKnown).map((parts) => [...before, ...parts, ...words.slice(index + 1)]),
    ]
  })
}

function cuts(word: string, isKnown: (word: string) => boolean): string[][] {
  if (word.length > maxLength || !spaced.test(word) || isKnown(word)) return []
  const places = Array.from({ length: Math.max(0, word.length - 2 * minLength + 1) })
  return places
    .map((_, index) => [word.slice(0, minLength + index), word.slice(minLength + index)])
    .filter((parts) => parts.every(isKnown))
}

/** Scripts that put blanks between words. */
const spaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}]+$/u
