/**
 * Returns the number of letters that may be wrong: none in short words, in numbers and codes ("A100" is not "A300"),
 * and in scripts whose characters are syllables or words.
 */
export function mistakesIn(word: string): number | false {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}]+$/u.test(word))
    return false
  if (word.length < 4) return false
  return word.length < 8 ? 1 : 2
}
