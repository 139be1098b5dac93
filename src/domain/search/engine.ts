import { setImmediate as breathe } from 'node:timers/promises'
import type { SearchType } from '@/src/contract/search'
import { type IndexedDocument, type SearchDocument, typeOfId } from './document'
import { PageIndex } from './page-index'
import { findWords, type Found, joinFields, type Wanted } from './scoring'
import type { StoredDocument, TextIndex } from './text-index'
import {
  firstPath,
  identifierPattern,
  identifiersIn,
  knownParts,
  otherWords,
  type SearchWords,
  type TypedIdentifier,
} from './typed'
import { plain, queryWords, respellings } from './words'

/** A document that was found. It is read when it is looked at. */
export interface Hit {
  readonly type: SearchType
  readonly document: SearchDocument
  /** The words of the documents that were found, for marking them. */
  words: string[]
  /** The page of a file on which they stand, where the document itself lacks them. */
  readonly page?: { number: number; text: string }
}

export interface SearchEngine {
  readonly index: TextIndex
  readonly pages: PageIndex
  /** Sets the words that mean the same. */
  useWords: (words: readonly SearchWords[]) => void
  /**
   * Best first; what is as good as another in the order of the documents. An identifier, such as an order code, finds what
   * names it and nothing else, and no words that are parts of it. Everything else that was typed must be there, or be there
   * written in one word or in two, or in synonyms; then come documents with a file on a page of which all of it stands. Where
   * that finds nothing, some of it.
   */
  search: (q: string) => Hit[]
  /** The same among some documents. Of what was typed, half must be there, and not figures alone. */
  closest: (q: string, isWanted: Wanted) => Hit[]
}

/** Documents that are added or removed before other work of the server gets its turn. */
const portion = 25

/** Takes in documents a few at a time. Returns their ids. */
export async function putDocuments(
  index: TextIndex,
  documents: readonly IndexedDocument[],
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < documents.length; at += portion) {
    ids.push(...index.put(documents.slice(at, at + portion)))
    await breathe()
  }
  return ids
}

/** Takes in all documents of some sections, and lets go of others in them. */
export async function replaceSections(
  index: TextIndex,
  sections: readonly number[],
  documents: AsyncIterable<IndexedDocument[]> | Iterable<IndexedDocument[]>,
): Promise<void> {
  // What others take in meanwhile stays.
  const before = index.idsBy('section', sections)
  const present = new Set<number>()
  for await (const some of documents)
    for (const id of await putDocuments(index, some)) present.add(id)
  const gone = before.filter((id) => !present.has(id))
  for (let at = 0; at < gone.length; at += portion) {
    index.remove(gone.slice(at, at + portion))
    await breathe()
  }
}

export function searchEngine(index: TextIndex, lng: string): SearchEngine {
  let groups: readonly SearchWords[] = []
  const pages = new PageIndex(index.tables, lng)
  return {
    index,
    pages,
    useWords(words) {
      groups = words
    },
    search(q) {
      const texts = [q, ...otherWords(q, groups)]
      const literally = together(texts.map(named))
      if (literally.length > 0) return leadingFirst(q, toHits(q, literally))
      const rest = texts.map(withoutUnknown)
      const [typed = ''] = rest
      const all = together(rest.map((text) => named(text) ?? whole(text)))
      const onPages = hitsOnPages(q)
      if (all.length > 0) return leadingFirst(q, joinHits(toHits(q, all), onPages))
      return leadingFirst(q, joinHits(onPages, toHits(q, some(typed))))
    },
    closest(q, isWanted) {
      const least = Math.ceil(queryWords(q, lng).length / 2)
      const isClose = ({ asked }: Found) =>
        asked.length >= least && asked.some((word) => /\p{L}/u.test(word))
      const all = together([q, ...otherWords(q, groups)].map((text) => whole(text, isWanted)))
      return toHits(q, all.length > 0 ? all : some(q, isWanted).filter(isClose))
    },
  }

  /** Puts what editors want to be found first before the other hits. */
  function leadingFirst(q: string, hits: FoundHit[]): Hit[] {
    const path = firstPath(q, groups)
    const id = path === undefined ? undefined : index.idOfHref(path)
    if (id === undefined) return hits
    const first = new FoundHit(index, id, [])
    return [first, ...hits.filter((hit) => hit.id !== id)]
  }

  function hitsOnPages(q: string): FoundHit[] {
    const words = queryWords(q, lng)
    return pages.find(words).map(
      ({ id, documentId, number }) =>
        new FoundHit(index, documentId, words, {
          number,
          get text() {
            return pages.text(id)
          },
        }),
    )
  }

  function found(q: string, operator: 'AND' | 'OR', isWanted?: Wanted): Found[] {
    const words = queryWords(q, lng)
    return findWords(index, words, {
      operator,
      isWanted,
      isTolerant: true,
      isBegun: (word, position) =>
        word.length > 3 || (position === words.length - 1 && !(words.length > 1 && isSingle(word))),
    })
  }

  /** Finds documents that name an identifier of a text and have its other words; undefined without any. */
  function named(q: string): Found[] | undefined {
    for (const identifier of identifiersIn(q)) {
      const found = naming(identifier)
      if (found.length > 0) return found
    }
    return undefined
  }

  function naming({ parts, rest, isCertain, isLast }: TypedIdentifier): Found[] {
    const [single = ''] = parts
    if (parts.length === 1 && isKnownWord(single)) return withParts(parts, rest)
    const cuts = parts.every(isKnownWord) ? [parts] : knownParts(parts.join(''), isKnownWord)
    for (const cut of cuts) {
      const all = withParts(cut, rest)
      const code = identifierPattern(cut, 'code')
      if (!isCertain && !all.some((each) => code.test(joinFields(documentOf(each))))) continue
      const found = matching(all, cut, 'whole')
      if (found.length > 0) return found
    }
    return isCertain && isLast ? matching(withParts(parts, rest, true), parts, 'begun') : []
  }

  /** Finds documents with all parts of an identifier, as they are or the last one begun, and with other words. */
  function withParts(parts: string[], rest: string, isBegun = false): Found[] {
    const all = findWords(index, parts, {
      operator: 'AND',
      isBegun: (_, position) => isBegun && position === parts.length - 1,
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
  function matching(all: Found[], parts: string[], as: 'whole' | 'begun'): Found[] {
    const pattern = identifierPattern(parts, as)
    return all.flatMap((result) => {
      const [stands] = pattern.exec(joinFields(documentOf(result))) ?? []
      if (stands === undefined) return []
      const others = Object.entries(result.match).filter(([word]) => !parts.includes(word))
      return [{ ...result, match: Object.fromEntries([[plain(stands), []], ...others]) }]
    })
  }

  function documentOf({ id }: Found): SearchDocument {
    return index.document(id) as SearchDocument
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
  function whole(q: string, isWanted?: Wanted): Found[] | undefined {
    const all = found(q, 'AND', isWanted)
    if (all.length > 0) return all
    return otherSpellings(q)
      .map((words) => found(words.join(' '), 'AND', isWanted))
      .find((results) => results.length > 0)
  }

  /** Finds documents that have some of the words; single letters and figures do not tell one from another. */
  function some(q: string, isWanted?: Wanted): Found[] {
    const words = queryWords(q, lng).filter((word) => !isSingle(word) && !/^\d+$/.test(word))
    return found([...words, ...new Set(otherSpellings(q).flat())].join(' '), 'OR', isWanted)
  }

  function otherSpellings(q: string): string[][] {
    return respellings(queryWords(q, lng), isKnownWord)
  }

  function isKnownWord(word: string): boolean {
    return index.has(word)
  }

  function toHits(q: string, results: Found[]): FoundHit[] {
    const asked = plain(q.trim())
    const scored: { result: Found; stored: StoredDocument; score: number }[] = []
    const others: FoundHit[] = []
    const typed = queryWords(q, lng)
    for (const result of results) {
      const { id, stored, match } = result
      if (stored)
        scored.push({ result, stored, score: result.score * bonusOf(asked, stored, match) })
      else others.push(new FoundHit(index, id, typed))
    }
    return scored
      .sort((a, b) => b.score - a.score || byPlace(a.stored, b.stored))
      .map(({ result }) => new FoundHit(index, result.id, Object.keys(result.match)))
      .concat(others)
  }
}

/** A hit whose document is read when it is looked at. */
class FoundHit implements Hit {
  readonly id: number
  readonly words: string[]
  readonly #index: TextIndex
  #document: SearchDocument | undefined

  constructor(
    index: TextIndex,
    id: number,
    words: string[],
    readonly page?: Hit['page'],
  ) {
    this.id = id
    this.words = words
    this.#index = index
  }

  get type(): SearchType {
    return typeOfId(this.id)
  }

  get document(): SearchDocument {
    return (this.#document ??= this.#index.document(this.id) as SearchDocument)
  }
}

/** Puts hits behind others, each document once. */
function joinHits(first: FoundHit[], others: FoundHit[]): FoundHit[] {
  if (first.length === 0 || others.length === 0) return [...first, ...others]
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...others.filter(({ id }) => !ids.has(id))]
}

const byPlace = (a: StoredDocument, b: StoredDocument): number =>
  a.section - b.section || a.place - b.place || (a.href < b.href ? -1 : 1)

/** One result of what two searches found of a document. */
const joined = (one: Found, other: Found): Found => ({
  ...one,
  score: one.score + other.score,
  match: { ...one.match, ...other.match },
})

/** Results of several texts, each document once: synonyms count less than what was typed. */
function together(found: (Found[] | undefined)[]): Found[] {
  const some = found.filter((results) => results && results.length > 0)
  if (some.length === 1 && some[0] === found[0]) return some[0] as Found[]
  const all = new Map<number, Found>()
  for (const [place, results = []] of found.entries()) {
    for (const result of results) {
      const score = result.score * (place === 0 ? 1 : asSynonym)
      const before = all.get(result.id)
      const match = { ...before?.match, ...result.match }
      const best = Math.max(score, before?.score ?? 0)
      all.set(result.id, {
        ...result,
        stored: result.stored ?? before?.stored,
        match,
        score: best,
      })
    }
  }
  return [...all.values()]
}

const asSynonym = 0.9

/** The beginning of a name stands for it. Positions are for people who look for work, and ask for them by name. */
function bonusOf(asked: string, { id, title }: StoredDocument, match: Found['match']): number {
  if (title === asked) return 4
  if (typeOfId(id) !== 'job') return title.startsWith(asked) ? 2 : 1
  return Object.values(match).some((fields) => fields.includes('title')) ? 1 : 0.3
}

const isSingle = (word: string): boolean =>
  /^(?:\p{Script=Latin}|\p{Script=Cyrillic}|\d)$/u.test(word)

/** More documents than this do not hold all parts of one identifier, but single letters and figures. */
const mostLookedInto = 500
