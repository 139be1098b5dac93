import type { SearchType } from '@/src/contract/search'
import { firstOtherId, type SearchDocument, typeOfId } from './document'
import {
  maxCached,
  quoted,
  searchedFields,
  type StoredDocument,
  type TextIndex,
} from './text-index'
import { countMistakes, measureLikeness, mistakesIn, type Term } from './words'

/** A document that was found. */
export interface Found {
  id: number
  /** Read already where it was scored. */
  stored?: StoredDocument
  /** 0 of documents beyond those that are scored. */
  score: number
  /** Words of the document by which it was found, each with the fields that have it. */
  match: Readonly<Record<string, string[]>>
  /** Words of the question that it has. */
  asked: readonly string[]
}

/** Narrows what is found by key and type. */
export type Wanted = (about: { key: string; type: SearchType }) => boolean

interface Question {
  /** AND: all of the words must be there; OR: some of them. */
  operator: 'AND' | 'OR'
  /** Tells the words that may go on. */
  isBegun?: (word: string, position: number) => boolean
  /** True where letters may be wrong. */
  isTolerant?: boolean
  isWanted?: Wanted
}

/** Most documents that are scored: beyond them, what the index itself thinks best decides which. */
const maxScored = 300

/** Most documents, of several types, that a narrowed search looks through. */
const maxNarrowed = 5000

/** With more hits than this, a rank of its own for each takes too long. */
const maxRanked = 5000

/** Returns the documents that have words, the best first; then those that are not scored. */
export function findWords(index: TextIndex, words: readonly string[], question: Question): Found[] {
  if (words.length === 0) return []
  const terms = words.map((word, position) => toTerm(index, word, position, question))
  const expression = terms.map(expressionOf).join(` ${question.operator} `)
  const all = narrowed(index, index.matches(expression), expression, question.isWanted)
  const chosen = choose(index, all, expression, terms, question.isWanted !== undefined)
  const pattern = patternOf(terms)
  const scored = index
    .load(chosen)
    .map((stored) => score(index, stored, terms, pattern))
    .filter(({ asked }) => asked.length > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id)
  if (all.length === chosen.length) return scored
  const isScored = new Set(chosen)
  return [...scored, ...all.filter((id) => !isScored.has(id)).map(unscored)]
}

const none: ReadonlyMap<string, number> = new Map()

const toTerm = (
  index: TextIndex,
  word: string,
  position: number,
  { isBegun, isTolerant = false }: Question,
): Term => ({
  word,
  isBegun: isBegun?.(word, position) ?? false,
  similar: isTolerant ? similarWords(index, word) : none,
})

const expressionOf = ({ word, isBegun, similar }: Term): string =>
  `(${[`${quoted(word)}${isBegun ? '*' : ''}`, ...[...similar.keys()].map(quoted)].join(' OR ')})`

const nothing = { score: 0, match: {}, asked: [] } satisfies Omit<Found, 'id'>

/** A document beyond those that are scored: there may be a hundred thousand of them, which share what they have in common. */
const unscored = (id: number): Found => ({
  id,
  score: 0,
  match: nothing.match,
  asked: nothing.asked,
})

/** Most words that are taken for what was mistyped. */
const maxSimilar = 60

function similarWords(index: TextIndex, word: string): ReadonlyMap<string, number> {
  const most = mistakesIn(word)
  if (most === false) return none
  const known = index.similar.get(word)
  if (known) return known
  const found: [string, number][] = []
  for (const other of index.wordsOfLength(word.length - most, word.length + most)) {
    const distance = countMistakes(word, other, most)
    if (distance > 0 && distance <= most) found.push([other, distance])
  }
  const nearest = new Map(found.sort(([, a], [, b]) => a - b).slice(0, maxSimilar))
  if (index.similar.size >= maxCached) index.similar.clear()
  index.similar.set(word, nearest)
  return nearest
}

/** Returns those of the ids that are wanted. */
function narrowed(
  index: TextIndex,
  ids: number[],
  expression: string,
  isWanted: Wanted | undefined,
): number[] {
  if (!isWanted) return ids
  const isRanked = ids.length <= 4 * maxRanked
  const looked =
    ids.length <= maxNarrowed ? ids : index.first(expression, maxNarrowed, { isRanked })
  return index
    .keys(looked)
    .flatMap(([id, key]) => (isWanted({ key, type: typeOfId(id) }) ? id : []))
}

/** Returns the documents to score: all, or those that are likely to be the best. */
function choose(
  index: TextIndex,
  all: number[],
  expression: string,
  terms: readonly Term[],
  isNarrowed: boolean,
): number[] {
  if (all.length <= maxScored) return all
  const allowed = isNarrowed ? new Set(all) : undefined
  const chosen = new Set<number>()
  const take = (ids: number[], most: number) => {
    for (const id of ids) if (chosen.size < most && (allowed?.has(id) ?? true)) chosen.add(id)
  }
  const isRanked =
    all.length <= maxRanked && terms.every(({ word, isBegun }) => !isBegun || word.length > 3)
  const plainWords = terms.map(({ word }) => quoted(word)).join(' AND ')
  take(index.first(`{title} : (${plainWords})`, maxScored, { isRanked: false }), maxScored / 2)
  if (all.some((id) => id >= firstOtherId))
    take(
      index.first(expression, maxScored / 3, { from: firstOtherId, isRanked }),
      (maxScored * 5) / 6,
    )
  for (const fields of ['title', 'title label', 'title label summary']) {
    if (chosen.size >= maxScored) break
    take(index.first(`{${fields}} : (${expression})`, maxScored, { isRanked: false }), maxScored)
  }
  if (chosen.size < maxScored) take(index.first(expression, maxScored * 2, { isRanked }), maxScored)
  return [...chosen]
}

/** Factors of the fields. */
const boosts = [5, 3, 2, 1]

/** Factors of hits by type. */
const weights: Record<SearchType, number> = {
  product: 1.5,
  document: 0.5,
  notice: 1.2,
  page: 1.1,
  news: 1,
  job: 0.2,
}

/** BM25+ with the fields apart, since a word of a title says more than one of a long text. */
const bm25 = { saturation: 1.2, length: 0.7, least: 0.5 }

function score(
  index: TextIndex,
  stored: StoredDocument,
  terms: readonly Term[],
  pattern: RegExp,
): Found {
  const match: Record<string, string[]> = {}
  const asked = new Set<string>()
  let sum = 0
  for (const [field, text] of stored.words.entries()) {
    const counts = countsOf(text, pattern)
    if (!counts) continue
    const { saturation, length, least } = bm25
    const relative = (stored.lengths[field] ?? 0) / index.averageLength(field)
    const damping = saturation * (1 - length + length * relative)
    for (const [word, count] of counts) {
      const rarity = rarityOf(index.frequency(word)[field] ?? 0, index.size)
      const weight = least + (count * (saturation + 1)) / (count + damping)
      ;(match[word] ??= []).push(searchedFields[field] as string)
      for (const term of terms) {
        const likeness = measureLikeness(term, word)
        if (likeness === 0) continue
        sum += likeness * (boosts[field] as number) * rarity * weight
        asked.add(term.word)
      }
    }
  }
  return {
    id: stored.id,
    stored,
    // What has more of the words is better than what has one of them often.
    score: sum * weights[typeOfId(stored.id)] * asked.size,
    match,
    asked: [...asked],
  }
}

/** Returns a pattern of the words that a text is found by: splitting hundreds of long texts would take too long. */
function patternOf(terms: readonly Term[]): RegExp {
  const words = terms.flatMap(({ word, isBegun, similar }) => [
    `${escaped(word)}${isBegun ? '[^ ]*' : ''}`,
    ...[...similar.keys()].map(escaped),
  ])
  return new RegExp(` (${words.join('|')})(?= )`, 'g')
}

const escaped = (word: string): string => word.replaceAll('.', String.raw`\.`)

function countsOf(text: string, pattern: RegExp): Map<string, number> | undefined {
  let counts: Map<string, number> | undefined
  for (const [, word = ''] of text.matchAll(pattern)) {
    counts ??= new Map()
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

const rarityOf = (having: number, all: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5))

/** The text of a document in which identifiers are looked for. */
export const joinFields = ({ title, label, summary, body }: SearchDocument): string =>
  [title, label, summary, body].join('\n')
