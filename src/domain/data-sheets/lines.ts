import LineBreaker from 'linebreak'

/** Scripts that write without spaces, and whose words only a dictionary knows. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu

const wordJoiners = /\u2060/g

/**
 * The parts of a text between which a line may break; spaces stay at the ends of parts. Word joiners are left out: they
 * have done their work.
 */
export function breakableParts(text: string, lng: string): string[] {
  const places = new Set([...placesByRule(text), ...placesByDictionary(text, lng)])
  const sorted = [...places].filter((place) => place > 0 && place < text.length)
  sorted.sort((a, b) => a - b)
  return [...sorted, text.length]
    .map((place, index) => text.slice(sorted[index - 1] ?? 0, place).replace(wordJoiners, ''))
    .filter((part) => part !== '')
}

/** Letters as readers count them, between which a word breaks that no line has room for. */
export const letters = (text: string, lng: string): string[] =>
  [...new Intl.Segmenter(lng, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  )

function placesByRule(text: string): number[] {
  const breaker = new LineBreaker(text)
  const places: number[] = []
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.push(next.position)
  // Korean breaks between words, as in the site's pages.
  return places.filter((place) => !isInsideHangul(text, place))
}

const isInsideHangul = (text: string, place: number): boolean =>
  /^\p{Script=Hangul}$/u.test(text.charAt(place - 1)) &&
  /^\p{Script=Hangul}$/u.test(text.charAt(place))

const placesByDictionary = (text: string, lng: string): number[] =>
  [...text.matchAll(unspaced)].flatMap(({ 0: stretch, index }) =>
    [...new Intl.Segmenter(lng, { granularity: 'word' }).segment(stretch)]
      .map((word) => index + word.index)
      .filter((place) => place > index),
  )

/** Characters that are not drawn, change the direction of others, or break a file: none of them says anything here. */
const unseen =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\ufffe\uffff]/g

/** More of a text than this is not printed on a sheet. */
const maxLength = 4000

/** A text as it is set: composed letters, one kind of space, no signs that nobody sees. Lone halves of letters go, too. */
export const cleanText = (text: string): string =>
  [...text.slice(0, maxLength)]
    .filter((letter) => !/^[\ud800-\udfff]$/.test(letter))
    .join('')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .trim()
