/** Longest distance between the end of a cut text and the space to cut at. */
const maxWordEnd = 20

const dots = ' …'

/**
 * Cuts a text to a width as search engines do: after a whole word where words have spaces between them, with dots at
 * its end.
 * @param widthOf of a text, in px
 */
export function cutToWidth(
  text: string,
  maxWidth: number,
  widthOf: (text: string) => number,
): string {
  if (widthOf(text) <= maxWidth) return text
  const letters = [...text]
  let fitting = 0
  let tooMany = letters.length
  while (fitting + 1 < tooMany) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (widthOf(letters.slice(0, middle).join('') + dots) <= maxWidth) fitting = middle
    else tooMany = middle
  }
  const cut = letters.slice(0, fitting).join('')
  const space = letters[fitting] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const isWordEnd = space > 0 && cut.length - space <= maxWordEnd
  return (isWordEnd ? cut.slice(0, space) : cut).trimEnd() + dots
}
