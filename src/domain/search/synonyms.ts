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
