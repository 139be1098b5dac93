import { plain } from './words'

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

/** About `length` characters of a text, from shortly before the first word that was found. */
export function excerpt(text: string, words: string[], length = 180): string {
  if (text.length <= length) return text
  const [first] = rangesOf(text, words)
  const start = first ? Math.max(0, first[0] - 40) : 0
  if (start === 0) return `${cutAtSpace(text.slice(0, length))}…`
  const from = text.indexOf(' ', start)
  const begin = from < 0 || from > start + 20 ? start : from + 1
  const end = begin + length
  return `…${end < text.length ? `${cutAtSpace(text.slice(begin, end))}…` : text.slice(begin)}`
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
