import MiniSearch, { type SearchResult } from 'minisearch'
import { setImmediate as breathe } from 'node:timers/promises'
import type { SearchType } from '@/src/contract/search'
import type { SearchDocument } from './document'
import { type TypedIdentifier, identifierPattern, identifiersIn, knownParts } from './identifiers'
import { firstPath, otherWords, type SearchWords } from './synonyms'
import { LineWords, mistakesIn, plain, queryWords, respellings } from './words'

export interface Hit {
  document: SearchDocument
  /** The words of the documents that were found, for marking them. */
  words: string[]
}

export interface SearchEngine {
  readonly size: number
  /**
   * Takes in what is new or another object than before, and lets go of what is gone.
   * @param words those that mean the same
   */
  sync: (documents: Iterable<SearchDocument>, words?: readonly SearchWords[]) => Promise<void>
  /**
   * Best first; what is as good as another in the order of the documents. An identifier, such as an order code, finds what
   * names it and nothing else, and no words that are parts of it. Everything else that was typed must be there, or be there
   * written in one word or in two, or in synonyms; where that finds nothing, some of it.
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

export function searchEngine(lng: string): SearchEngine {
  const known = new Map<string, Known>()
  const lineWords = new LineWords(lng)
  let groups: readonly SearchWords[] = []
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
    async sync(documents, words = []) {
      groups = words
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
      const texts = [q, ...otherWords(q, groups)]
      const literally = together(texts.map(named))
      if (literally.length > 0) return leadingFirst(q, toHits(q, literally))
      const rest = texts.map(withoutUnknown)
      const [typed = ''] = rest
      const all = together(rest.map((text) => named(text) ?? whole(text)))
      return leadingFirst(q, toHits(q, all.length > 0 ? all : some(typed)))
    },
    closest(q, isWanted) {
      const filter = ({ id }: SearchResult) => isWanted((known.get(id) as Known).document)
      const least = Math.ceil(queryWords(q, lng).length / 2)
      const isClose = ({ queryTerms }: SearchResult) =>
        queryTerms.length >= least && queryTerms.some((word) => /\p{L}/u.test(word))
      const all = together([q, ...otherWords(q, groups)].map((text) => whole(text, filter)))
      return toHits(q, all.length > 0 ? all : some(q, filter).filter(isClose))
    },
  }

  /** Puts what editors want to be found first before the other hits. */
  function leadingFirst(q: string, hits: Hit[]): Hit[] {
    const path = firstPath(q, groups)
    if (path === undefined) return hits
    const first = [...known.values()].find(({ document }) => document.href === path)?.document
    const others = hits.filter(({ document }) => document !== first)
    return first ? [{ document: first, words: [] }, ...others] : hits
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
      prefix: (word, position, words) =>
        word.length > 3 || (position === words.length - 1 && !(words.length > 1 && isSingle(word))),
      fuzzy: mistakesIn,
      boostDocument,
    })
  }

  /** Finds documents that name an identifier of a text and have its other words; undefined without any. */
  function named(q: string): SearchResult[] | undefined {
    for (const identifier of identifiersIn(q)) {
      const found = naming(identifier)
      if (found.length > 0) return found
    }
    return undefined
  }

  function naming({ parts, rest, isCertain, isLast }: TypedIdentifier): SearchResult[] {
    const [single = ''] = parts
    if (parts.length === 1 && isKnownWord(single)) return withParts(parts, rest)
    const cuts = parts.every(isKnownWord) ? [parts] : knownParts(parts.join(''), isKnownWord)
    for (const cut of cuts) {
      const all = withParts(cut, rest)
      const code = identifierPattern(cut, 'code')
      if (!isCertain && !all.some(({ id }) => code.test(textOf(id)))) continue
      const found = matching(all, cut, 'whole')
      if (found.length > 0) return found
    }
    return isCertain && isLast ? matching(withParts(parts, rest, true), parts, 'begun') : []
  }

  /** Finds documents with all parts of an identifier, as they are or the last one begun, and with other words. */
  function withParts(parts: string[], rest: string, isBegun = false): SearchResult[] {
    const all = index.search(parts.join(' '), {
      ...exactly,
      combineWith: 'AND',
      tokenize: (text) => text.split(' '),
      boost,
      boostDocument,
      ...(isBegun ? { prefix: (_, position, words) => position === words.length - 1 } : {}),
    })
    if (rest === '') return all.slice(0, mostLookedInto)
    const others = new Map((whole(rest) ?? []).map((result) => [result.id, result]))
    return all
      .flatMap((result) => {
        const other = others.get(result.id)
        return other ? [joined(result, other)] : []
      })
      .slice(0, mostLookedInto)
  }

  /** Returns those of some results in which an identifier stands, with the words by which it is marked. */
  function matching(all: SearchResult[], parts: string[], as: 'whole' | 'begun'): SearchResult[] {
    const pattern = identifierPattern(parts, as)
    return all.flatMap((result) => {
      const [stands] = pattern.exec(textOf(result.id)) ?? []
      if (stands === undefined) return []
      const words = result.terms.filter((word) => !parts.includes(word))
      return [{ ...result, terms: [plain(stands), ...words] }]
    })
  }

  function textOf(key: string): string {
    const { title, label, summary, body } = (known.get(key) as Known).document
    return [title, label, summary, body].join('\n')
  }

  /** Returns a text without identifiers that nothing has: of an order code the model stays, where there is one. */
  function withoutUnknown(text: string): string {
    const [unknown] = identifiersIn(text).filter(({ isCertain }) => isCertain)
    if (!unknown) return text
    const [model = ''] = unknown.parts
    const isModel = /\p{L}/u.test(model) && /\p{N}/u.test(model) && isKnownWord(model)
    return `${isModel ? model : ''} ${withoutUnknown(unknown.rest)}`.trim()
  }

  /** Finds documents that have all of the words; returns undefined without hits. */
  function whole(q: string, filter?: Filter): SearchResult[] | undefined {
    const all = found(q, 'AND', filter)
    if (all.length > 0) return all
    return otherSpellings(q)
      .map((words) => found(words.join(' '), 'AND', filter))
      .find((results) => results.length > 0)
  }

  /** Finds documents that have some of the words; single letters and figures do not tell one from another. */
  function some(q: string, filter?: Filter): SearchResult[] {
    const words = queryWords(q, lng).filter((word) => !isSingle(word) && !/^\d+$/.test(word))
    return found([...words, ...new Set(otherSpellings(q).flat())].join(' '), 'OR', filter)
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
      .map(({ id, terms, score, match }) => {
        const { document, title, place } = known.get(id) as Known
        const bonus = title === asked ? 4 : bonusOf(document, match, title.startsWith(asked))
        return { document, words: terms, score: score * bonus, place }
      })
      .sort((a, b) => b.score - a.score || a.place - b.place)
  }
}

type Filter = (result: SearchResult) => boolean

const boost = { title: 5, label: 3, summary: 2 }

/** One result of what two searches found of a document. */
const joined = (one: SearchResult, other: SearchResult): SearchResult => ({
  ...one,
  terms: [...new Set([...one.terms, ...other.terms])],
  score: one.score + other.score,
  match: { ...one.match, ...other.match },
})

/** Results of several texts, each document once: synonyms count less than what was typed. */
function together(found: (SearchResult[] | undefined)[]): SearchResult[] {
  const all = new Map<string, SearchResult>()
  for (const [place, results = []] of found.entries()) {
    for (const result of results) {
      const score = result.score * (place === 0 ? 1 : asSynonym)
      const before = all.get(result.id as string)
      const terms = [...new Set([...(before?.terms ?? []), ...result.terms])]
      all.set(result.id as string, { ...result, terms, score: Math.max(score, before?.score ?? 0) })
    }
  }
  return [...all.values()]
}

const asSynonym = 0.9

/** The beginning of a name stands for it. Positions are for people who look for work, and ask for them by name. */
function bonusOf({ type }: SearchDocument, match: SearchResult['match'], isBegun: boolean): number {
  if (type !== 'job') return isBegun ? 2 : 1
  return Object.values(match).some((fields) => fields.includes('title')) ? 1 : 0.3
}

const isSingle = (word: string): boolean =>
  /^(?:\p{Script=Latin}|\p{Script=Cyrillic}|\d)$/u.test(word)

/** More documents than this do not hold all parts of one identifier, but single letters and figures. */
const mostLookedInto = 500

const exactly = { prefix: false, fuzzy: false } as const

/** Weights of hits by type. */
const weights: Record<SearchType, number> = {
  product: 1.5,
  document: 0.5,
  notice: 1.2,
  page: 1.1,
  news: 1,
  job: 0.2,
}
