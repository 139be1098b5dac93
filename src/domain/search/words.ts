/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Thai}]/u

/** Runs of letters and digits, with the marks and joints that belong inside a word. */
const run = /[\p{L}\p{N}\p{M}]+(?:[.'’][\p{L}\p{N}\p{M}]+)*/gu

/** Chinese and Japanese, where parts of two characters find what word boundaries hide. */
const paired = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+$/u

/**
 * The words of a text as the search index keeps them: lower case, without accents on Latin letters,
 * Thai, Chinese and Japanese cut by `Intl.Segmenter`, the latter two also into pairs of characters, and
 * codes whole and in parts ("iso8583" also as "iso" and "8583").
 */
export function indexWords(text: string, lng: string): string[] {
  return runsOf(text).flatMap((word) => {
    if (!unspaced.test(word)) return codeParts(word)
    const cut = segments(word, lng)
    return [...new Set([...cut, ...(cut.filter(isPaired).length ? pairsOf(word) : [])])]
  })
}

/** The words that a visitor typed. What the index holds in pairs is asked for in pairs. */
export function queryWords(text: string, lng: string): string[] {
  const words = runsOf(text).flatMap((word) => {
    if (!unspaced.test(word)) return [word]
    return segments(word, lng).flatMap((cut) =>
      isPaired(cut) && cut.length > 2 ? pairsOf(cut) : [cut],
    )
  })
  return [...new Set(words)].slice(0, maxWords)
}

/** People type fewer; a client that sends more must not keep the server busy. */
const maxWords = 12

/** Lower case, one form for each character, Latin letters without their accents. */
export function plain(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
      .normalize('NFKC')
      // Which takes the Thai vowel am apart, without which Thai words are not known again.
      .replaceAll('\u0e4d\u0e32', '\u0e33')
      .toLowerCase()
      .replaceAll('đ', 'd')
      .replaceAll('ё', 'е')
      .replaceAll('’', "'")
  )
}

const runsOf = (text: string): string[] =>
  (plain(text).match(run) ?? []).flatMap((word) => word.split(mixed).filter(Boolean))

/** Border between a spaced script and one without spaces, as in "ATM现金" or "ตู้ATM". */
const mixed =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Thai}\p{M}])(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u

const isPaired = (word: string): boolean => paired.test(word)

function segments(word: string, lng: string): string[] {
  return [...segmenterOf(lng).segment(word)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(lng: string): Intl.Segmenter {
  const known = segmenters.get(lng)
  if (known) return known
  const made = new Intl.Segmenter(lng, { granularity: 'word' })
  segmenters.set(lng, made)
  return made
}

function pairsOf(word: string): string[] {
  const characters = [...word]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

function codeParts(word: string): string[] {
  const parts = word.split(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})|[.'’]/u)
  return parts.length > 1 ? [word, ...parts.filter(Boolean)] : [word]
}

/**
 * Returns the number of letters that may be wrong: none in short words, in numbers and codes ("A100" is not "A300"),
 * and in scripts whose characters are syllables or words.
 */
export function mistakesIn(word: string): number | false {
  if (!isSpelled(word) || word.length < 4) return false
  return word.length < 8 ? 1 : 2
}

/** A word that is looked for. */
export interface Term {
  word: string
  /** True where the word may go on. */
  isBegun: boolean
  /** Words that differ from it in some letters, and in how many. */
  similar: ReadonlyMap<string, number>
}

/** Returns 1 for the word itself, less for one that goes on, little for one with other letters, and 0 for any other. */
export function measureLikeness({ word, isBegun, similar }: Term, other: string): number {
  if (other === word) return 1
  const more = other.length - word.length
  if (isBegun && more > 0 && other.startsWith(word))
    return (0.5 * other.length) / (other.length + 0.3 * more)
  const distance = similar.get(other)
  return distance === undefined ? 0 : (0.2 * other.length) / (other.length + distance)
}

/** Returns how many letters must be changed, added or left out; any higher number where they are more than the most. */
export function countMistakes(one: string, other: string, most: number): number {
  let start = 0
  let [ends, otherEnds] = [one.length, other.length]
  while (start < ends && start < otherEnds && one[start] === other[start]) start += 1
  while (ends > start && otherEnds > start && one[ends - 1] === other[otherEnds - 1]) {
    ends -= 1
    otherEnds -= 1
  }
  const [length, otherLength] = [ends - start, otherEnds - start]
  const longest = Math.max(length, otherLength)
  if (longest <= 1 || Math.min(length, otherLength) === 0 || most < 2) return longest
  // All but words of a few letters in common are told apart without comparing letter by letter.
  if (foreignLetters(one, start, ends, other, otherEnds) > most) return most + 1
  for (let column = 0; column <= otherLength; column += 1) row[column] = column
  for (let at = 0; at < length; at += 1) {
    let diagonal = row[0] as number
    let least = (row[0] = at + 1)
    for (let column = 1; column <= otherLength; column += 1) {
      const above = row[column] as number
      const cost = one[start + at] === other[start + column - 1] ? 0 : 1
      const best = Math.min(above + 1, (row[column - 1] as number) + 1, diagonal + cost)
      row[column] = best
      diagonal = above
      if (best < least) least = best
    }
    if (least > most) return most + 1
  }
  return row[otherLength] as number
}

/** One row of a comparison: longer words are not typed. */
const row = new Uint16Array(256)

/** Returns how many letters of a part of one word the same part of another lacks. */
function foreignLetters(
  one: string,
  start: number,
  ends: number,
  other: string,
  otherEnds: number,
): number {
  let letters = 0
  for (let at = start; at < otherEnds; at += 1) letters |= 1 << (other.charCodeAt(at) & 31)
  let foreign = 0
  for (let at = start; at < ends; at += 1)
    if ((letters & (1 << (one.charCodeAt(at) & 31))) === 0) foreign += 1
  return foreign
}

/** The words of texts, each line looked into once: specifications are alike in many thousand products. */
export class LineWords {
  readonly #lng: string
  readonly #known = new Map<string, string[]>()

  constructor(lng: string) {
    this.#lng = lng
  }

  /** Returns the words of a text by `indexWords`: no word crosses the end of a line. */
  of(text: string): string[] {
    return text.split('\n').flatMap((line) => this.#ofLine(line))
  }

  /** Lets go of what was looked into, when all documents are read. */
  forget(): void {
    this.#known.clear()
  }

  #ofLine(line: string): string[] {
    const known = this.#known.get(line)
    if (known) return known
    const words = indexWords(line, this.#lng)
    if (line.length > maxLineLength) return words
    if (this.#known.size >= maxLines) this.#known.clear()
    this.#known.set(line, words)
    return words
  }
}

/** Longer lines hardly stand in two documents. */
const maxLineLength = 100

/** So that a catalogue in which nothing recurs does not fill the memory. */
const maxLines = 50_000

/** Parts of words are at least this long: shorter ones are in every text. */
const minPartLength = 3

/** Longer words are no two that were written together, and take time to cut. */
const maxCutLength = 30

/**
 * Other ways to write what was typed, by words that are known: one word cut in two ("pinpad", "pin pad"), or two
 * neighbours joined ("key board", "keyboard").
 * @param words in lower case, without accents, as `queryWords` gives them
 */
export function respellings(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): string[][] {
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
  if (word.length > maxCutLength || !isSpelled(word) || isKnown(word)) return []
  const places = Array.from({ length: Math.max(0, word.length - 2 * minPartLength + 1) })
  return places
    .map((_, index) => [word.slice(0, minPartLength + index), word.slice(minPartLength + index)])
    .filter((parts) => parts.every(isKnown))
}

/** Returns true for a word of letters that may be mistaken, in scripts that put blanks between words. */
export const isSpelled = (word: string): boolean => spaced.test(word)

const spaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}]+$/u

/** A piece of text, and whether it is what was looked for. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** Cuts a text where words were found. Parts joined again are the text as it was. */
export function highlight(text: string, words: string[]): TextPart[] {
  const found = rangesOf(text, words)
  const parts: TextPart[] = []
  let end = 0
  for (const [from, to] of found) {
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false })
    parts.push({ text: text.slice(from, to), isMatch: true })
    end = to
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** About `length` characters of a text, from shortly before the place with the most of the words that were found. */
export function excerpt(text: string, words: string[], length = 180): string {
  if (text.length <= length) return text
  const start = Math.max(0, densestPlace(text, rangesOf(text, words), length - 40) - 40)
  if (start === 0) return `${cutAtSpace(text.slice(0, length))}…`
  const from = text.indexOf(' ', start)
  const begin = from < 0 || from > start + 20 ? start : from + 1
  const end = begin + length
  return `…${end < text.length ? `${cutAtSpace(text.slice(begin, end))}…` : text.slice(begin)}`
}

/** Returns the place from which a length holds the most different words; the first of those that are equal. */
function densestPlace(text: string, ranges: [number, number][], length: number): number {
  let [place, most] = [0, 0]
  for (const [index, [start]] of ranges.entries()) {
    const held = new Set<string>()
    for (const [from, to] of ranges.slice(index)) {
      if (to > start + length) break
      held.add(plain(text.slice(from, to)))
    }
    if (held.size > most) [place, most] = [start, held.size]
  }
  return place
}

const cutAtSpace = (text: string): string => {
  const space = text.lastIndexOf(' ')
  return (space > text.length - 20 ? text.slice(0, space) : text).replace(/[\s,;:–-]+$/, '')
}

/** Returns the positions of the words, in order; those that touch or overlap become one. */
function rangesOf(text: string, words: string[]): [number, number][] {
  const [folded, places] = fold(text)
  const ranges: [number, number][] = []
  for (const word of new Set(words.filter(Boolean))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (!isInsideWord(folded, at)) {
        ranges.push([places[at] ?? 0, places[at + word.length] ?? text.length])
      }
    }
  }
  ranges.sort(([a], [b]) => a - b)
  const joined: [number, number][] = []
  for (const [from, to] of ranges) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** Words of spaced scripts are found from their beginning only: "pin" is not in "spindle". */
const isInsideWord = (folded: string, at: number): boolean =>
  at > 0 &&
  /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(folded[at] ?? '') &&
  /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(folded[at - 1] ?? '')

/** The text as the index sees it, and for each of its characters the place in the text. */
function fold(text: string): [string, number[]] {
  let folded = ''
  const places: number[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const as = plain(segment)
    for (let unit = 0; unit < as.length; unit += 1) places.push(index)
    folded += as
  }
  places.push(text.length)
  return [folded, places]
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
