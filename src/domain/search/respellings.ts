/** Parts of words are at least this long: shorter ones are in every text. */
const minLength = 3

/** Longer words are no two that were written together, and take time to cut. */
const maxLength = 30

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
  if (word.length > maxLength || !spaced.test(word) || isKnown(word)) return []
  const places = Array.from({ length: Math.max(0, word.length - 2 * minLength + 1) })
  return places
    .map((_, index) => [word.slice(0, minLength + index), word.slice(minLength + index)])
    .filter((parts) => parts.every(isKnown))
}

/** Scripts that put blanks between words. */
const spaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}]+$/u
