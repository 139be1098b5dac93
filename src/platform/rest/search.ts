/** Most words of a search that count; more do not improve the result. */
const maxWords = 8

/** A condition under which a record holds every word of a text, in whatever of the fields. */
export const holdsWords = (fields: string[], text: string) => ({
  and: splitQuery(text).map((word) => ({
    or: fields.flatMap((field) =>
      spellings(word).map((spelling) => ({ [field]: { contains: spelling } })),
    ),
  })),
})

export const splitQuery = (text: string): string[] =>
  text.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, maxWords)

/** SQLite knows capital and small letters of ASCII alone, so the others are looked for in every form. */
function spellings(word: string): string[] {
  const small = word.toLowerCase()
  const capital = word.toUpperCase()
  if (small === capital || /^[\x20-\x7e]*$/.test(word)) return [word]
  const [first = '', ...rest] = small
  return [...new Set([word, small, capital, first.toUpperCase() + rest.join('')])]
}
