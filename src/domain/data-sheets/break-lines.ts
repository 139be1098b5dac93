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
