/** Widths of letters of Arial, in thousandths of the size of type; what is not named is as wide as most small letters. */
const narrow: [string, number][] = [
  ["'", 191],
  ['ijl‘’', 222],
  ['|', 260],
  [' .,:;!/\\[]fItі·', 278],
  ['()-r“”"', 333],
  ['*', 389],
  ['ckszvxyJ', 500],
  ['FTZ', 611],
  ['ABEKPSVXY&', 667],
  ['CDHNRU', 722],
  ['wGOQ', 778],
  ['mM', 833],
  ['%', 889],
  ['W—…', 1000],
  ['@', 1015],
]

const known = new Map(narrow.flatMap(([letters, width]) => [...letters].map((one) => [one, width])))

const average = 556

/** Letters as wide as they are high, among them punctuation of Chinese, Japanese and Korean. */
const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/u

/** Letters that are drawn above or below another one. */
const mark = /[\p{Mn}\p{Me}\p{Cf}]/u

/**
 * About how wide a text is, in pixels: that of Arial, in which search engines set their results. Marks of Thai and Hindi
 * take no room, letters of Chinese, Japanese and Korean a whole square each.
 * @param size of type, px
 */
export function pixelWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text.normalize('NFC')) {
    if (mark.test(letter)) continue
    width += fullWidth.test(letter) ? 1000 : (known.get(baseOf(letter)) ?? average)
  }
  return Math.round((width * size) / 1000)
}

/** A letter without its accent, which is as wide. */
const baseOf = (letter: string): string => letter.normalize('NFD').charAt(0)
