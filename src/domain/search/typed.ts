import { plain } from './words'

/** Words that mean the same to a search, and what they find first. */
export interface SearchWords {
  /** In lower case. */
  words: string[]
  /** Path of a page of the site. */
  to: string | null
}

/** Most words of one group, and most characters of a word. */
export const maxSearchWords = { count: 12, length: 60 }

/** Signs between the words of a group, as they are typed in all scripts. */
const separator = /[,;=\n\u3001\uff0c\uff1b]+/

/** Returns the words that an editor typed: each once, as it was written first. */
export function parseWords(text: string): string[] {
  const words = new Map<string, string>()
  for (const each of text.split(separator)) {
    const word = each.normalize('NFC').replace(/\s+/g, ' ').trim()
    const key = plain(word)
    if (word !== '' && !words.has(key)) words.set(key, word)
  }
  return [...words.values()]
}

/** Returns true where each word of a text can be searched for, and they are several or lead somewhere. */
export function isSearchWords(text: string, leadsSomewhere: boolean): boolean {
  const words = parseWords(text)
  return (
    words.length >= (leadsSomewhere ? 1 : 2) &&
    words.length <= maxSearchWords.count &&
    words.every((word) => word.length <= maxSearchWords.length && /[\p{L}\p{N}]/u.test(word))
  )
}

/** Returns true for a path of this site, such as `/support`. */
export const isSitePath = (text: string): boolean => /^\/(?!\/)\S*$/.test(text)

/** Returns the path that a text finds first. */
export function firstPath(text: string, groups: readonly SearchWords[]): string | undefined {
  const typed = plain(text).replace(/\s+/g, ' ').trim()
  return groups.find(({ to, words }) => to && words.includes(typed))?.to ?? undefined
}

/** Most other texts that are searched for beside the one that was typed. */
const maxTexts = 8

/** Returns what else a text may mean: the same with one of its words in other words. */
export function otherWords(text: string, groups: readonly SearchWords[]): string[] {
  const typed = plain(text)
  const texts = new Set<string>()
  for (const { words } of groups) {
    for (const word of words) {
      const at = placeIn(typed, word)
      if (at < 0) continue
      const [before, after] = [typed.slice(0, at), typed.slice(at + word.length)]
      for (const other of words) {
        // A longer word of the group that was typed itself: "bank machine" is no "bank cash machine".
        if (other !== word && placeIn(typed, other) < 0)
          texts.add(`${before} ${other} ${after}`.trim())
      }
    }
  }
  return [...texts].slice(0, maxTexts)
}

/** Returns the position of a word in a text, -1 without it; "pin" is not in "spindle", but "取款" is in "自动取款机". */
function placeIn(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isInside =
      (spaced.test(word[0] ?? '') && spaced.test(text[at - 1] ?? '')) ||
      (spaced.test(word.at(-1) ?? '') && spaced.test(text[at + word.length] ?? ''))
    if (!isInside) return at
  }
  return -1
}

/** Scripts that put blanks between words. */
const spaced =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Hangul}\p{N}\p{M}]/u

/** An identifier as somebody typed it: an order code, a CVE, the number of a notice or document, a model. */
export interface TypedIdentifier {
  /** Letters and digits between the hyphens or blanks, in lower case. */
  parts: string[]
  /** The rest of what was typed. */
  rest: string
  /** True where it can be nothing but an identifier, so that its parts are no words if nothing has it. */
  isCertain: boolean
  /** True where the text ends with it, and more of it may follow. */
  isLast: boolean
}

/** Most parts of an identifier. */
const maxParts = 6

/** Most identifiers of a text that are looked for: each costs a search. */
const maxIdentifiers = 12

/**
 * Returns what may be an identifier in a text, the longest first: parts that hyphens join, and words that follow each
 * other, since people type `a300 bc n` for `A300-BC-N`.
 */
export function identifiersIn(text: string): TypedIdentifier[] {
  const typed = plain(text)
  const words = [...typed.matchAll(/[\p{L}\p{N}]+/gu)]
  const found: TypedIdentifier[] = []
  for (let size = Math.min(maxParts, words.length); size > 0; size -= 1) {
    for (let first = 0; first + size <= words.length; first += 1) {
      const run = words.slice(first, first + size)
      const parts = run.map(([word]) => word)
      if (!mayBeIdentifier(parts)) continue
      const start = (run[0] as RegExpExecArray).index
      const end = endOf(run.at(-1) as RegExpExecArray)
      const between = run.slice(1).map((word, at) => {
        const before = run[at] as RegExpExecArray
        return typed.slice(endOf(before), word.index)
      })
      // Parts of one that hyphens join are no identifier of their own, and other signs end one.
      if (!between.every((sign) => joints.test(sign))) continue
      if (typed[start - 1] === '-' || /^-[\p{L}\p{N}]/u.test(typed.slice(end))) continue
      found.push({
        parts,
        rest: `${typed.slice(0, start)} ${typed.slice(end)}`.trim(),
        isCertain: isCertain(parts, between),
        isLast: typed.slice(end).trim() === '',
      })
    }
  }
  return found.slice(0, maxIdentifiers)
}

const endOf = (match: RegExpExecArray): number => match.index + match[0].length

const joints = /^(?:\s+|\s*[-‐‑–_./]\s*)$/u

/** One with a digit that begins with a letter, or has digits further on: "15-inch" and "through-the-wall" are none. */
function mayBeIdentifier(parts: string[]): boolean {
  const [first = '', ...others] = parts
  if (others.length === 0) return /\p{L}/u.test(first) && /\p{N}/u.test(first)
  const hasNumber = others.some((part) => /\p{N}/u.test(part))
  return /^\p{L}/u.test(first) ? hasNumber || /\p{N}/u.test(first) : hasNumber
}

/** Hyphens make certain of it, and so do a letter before a number, and letters before two numbers. */
function isCertain(parts: string[], between: string[]): boolean {
  if (between.length > 0 && between.every((sign) => /^[-‐‑_]$/.test(sign))) return true
  const [first = '', ...others] = parts
  const areNumbers = others.length > 0 && others.every((part) => /^\d{3,}$/.test(part))
  return (
    areNumbers && /^\p{Script=Latin}+$/u.test(first) && (first.length === 1 || others.length > 1)
  )
}

/**
 * Returns a pattern that finds an identifier in a text, with hyphens, blanks or nothing between letters and digits.
 * @param as `code`: only where the text joins the parts; `begun`: more of it may follow
 */
export function identifierPattern(parts: string[], as: 'code' | 'whole' | 'begun'): RegExp {
  const between = as === 'code' ? '[-‐‑_./]?' : '[-‐‑_./\\s]?'
  const signs = [...parts.join('')].join(between)
  const end = as === 'begun' ? '' : '(?![-‐‑_]?[\\p{L}\\p{N}])'
  return new RegExp(`(?<![\\p{L}\\p{N}][-‐‑_]?)${signs}${end}`, 'iu')
}

/** Most ways to cut one word that are looked at. */
const maxCuts = 12

/**
 * Cuts an identifier that was typed without hyphens into parts that the index knows, the longest first: "a300bcn" into
 * "a300", "bc" and "n".
 */
export function knownParts(word: string, isKnown: (part: string) => boolean): string[][] {
  const cuts: string[][] = []
  let tried = 0
  const cut = (at: number, parts: string[]): void => {
    if (at === word.length) {
      if (parts.length > 1) cuts.push(parts)
      return
    }
    if (parts.length === maxParts) return
    for (let end = word.length; end > at && cuts.length < maxCuts && tried < maxTries; end -= 1) {
      tried += 1
      const part = word.slice(at, end)
      if (isKnown(part)) cut(end, [...parts, part])
    }
  }
  if (word.length <= maxIdentifierLength && /\p{L}/u.test(word) && /\p{N}/u.test(word)) cut(0, [])
  return cuts
}

/** Longer words are no identifiers, and take time to cut. */
const maxIdentifierLength = 40

const maxTries = 400
