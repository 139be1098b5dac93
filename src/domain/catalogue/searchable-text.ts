/** Fields that the search of a product list covers (section 2). */
interface Searched {
  name: string
  shortDescription: string | null
}

/** Between name and short description, so that no text is found that begins in one and ends in the other. */
const between = '\u0000'

/** Upper and lower case alike, whether keyboards put letters and their marks together or not. */
const folded = (text: string, lng: string): string => text.normalize('NFC').toLocaleLowerCase(lng)

/** Name and short description, as `textTest` looks through them. */
export const searchableText = ({ name, shortDescription }: Searched, lng: string): string =>
  `${folded(name, lng)}${between}${folded(shortDescription ?? '', lng)}`

/** Returns a test for searchable texts that match the query; undefined for an empty query. */
export function searchTest(q: string, lng: string): ((searchable: string) => boolean) | undefined {
  const wanted = folded(q.trim(), lng)
  if (wanted === '') return undefined
  if (wanted.includes(between)) return () => false
  return (searchable) => searchable.includes(wanted)
}

/** Returns a test for products whose name or short description contain a text (section 2). */
export function textTest(q: string, lng: string): (product: Searched) => boolean {
  const isFound = searchTest(q, lng)
  return (product) => !isFound || isFound(searchableText(product, lng))
}
