import { plain } from './words'

/** Parts of letters and digits, joined by hyphens, as order codes and the numbers of notices, documents and CVEs are. */
const joined = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu

/** The identifiers in a text that somebody typed, in lower case. Words such as "through-the-wall" have no digit. */
export const identifiersIn = (text: string): string[] =>
  (plain(text).match(joined) ?? []).filter(isIdentifier)

const isIdentifier = (word: string): boolean => /\d/.test(word)

/** Returns true where a text in lower case contains an identifier, or one that begins with it. */
export function standsIn(text: string, identifier: string, as: 'whole' | 'begun'): boolean {
  for (let at = text.indexOf(identifier); at >= 0; at = text.indexOf(identifier, at + 1)) {
    const end = at + identifier.length
    const isBegun = !/[\p{L}\p{N}]-?$/u.test(text.slice(Math.max(0, at - 2), at))
    const isWhole = !/^-?[\p{L}\p{N}]/u.test(text.slice(end, end + 2))
    if (isBegun && (isWhole || as === 'begun')) return true
  }
  return false
}

/** The same text without the single letters and digits of its identifiers: they are in every text. */
export const withoutSingles = (text: string): string =>
  plain(text).replace(joined, (word) =>
    isIdentifier(word)
      ? word
          .split('-')
          .filter((part) => [...part].length > 1)
          .join(' ')
      : word,
  )
