/** What a product list is searched in (section 2). */
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

/** Whether a searchable text holds what a visitor asks for; undefined where that is nothing. */
export function searchTest(q: string, lng: string): ((searchable: string) => boolean) | undefined {
  const wanted = folded(q.trim(), lng)
  if (wanted === '') return undefined
  if (wanted.includes(between)) return () => false
  return (searchable) => searchable.includes(wanted)
}

/** Whether name or short description hold a text (section 2). */
export function textTest(q: string, lng: string): (product: Searched) => boolean {
  const isFound = searchTest(q, lng)
  return (product) => !isFound || isFound(searchableText(product, lng))
}
