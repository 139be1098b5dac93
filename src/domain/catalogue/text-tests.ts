/** Fields that the search of a product list covers (section 2). */
interface Searched {
  name: string
  shortDescription: string | null
}

/** Between name and short description, so that no text is found that begins in one and ends in the other. */
const between = '\u0000'

/** Upper and lower case alike, whether keyboards put letters and their marks together or not. */
const folded = (text: string, lng: string): string => text.normalize('NFC').toLocaleLowerCase(lng)

/** Returns name and short description as a query is looked for in them. */
export const searchableText = ({ name, shortDescription }: Searched, lng: string): string =>
  `${folded(name, lng)}${between}${folded(shortDescription ?? '', lng)}`

/** Returns the text to look for in searchable texts; undefined for an empty query, null for one that matches none. */
export function wantedText(q: string, lng: string): string | null | undefined {
  const wanted = folded(q.trim(), lng)
  if (wanted === '') return undefined
  return wanted.includes(between) ? null : wanted
}

/** Returns a test for products whose name or short description contain a text (section 2). */
export function textTest(q: string, lng: string): (product: Searched) => boolean {
  const wanted = wantedText(q, lng)
  return (product) =>
    wanted === undefined || (wanted !== null && searchableText(product, lng).includes(wanted))
}

/** Returns a test for texts that link to a product or name it: by its whole name, or by the model in it, such as A300. */
export function mentionTest(product: { slug: string; name: string }): (text: string) => boolean {
  const [model = ''] =
    /(?<![A-Za-z\d])[A-Z]{1,4}-?\d{2,}[A-Z]?(?![A-Za-z\d])/.exec(product.name) ?? []
  // Letters of Latin script alone: Japanese and Chinese words follow a name without a space.
  const named = [product.name, model]
    .filter((each) => each !== '')
    .map((each) => `(?<![A-Za-z\\d])${each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z\\d])`)
  const mention = new RegExp([...named, `/product/${product.slug}(?![\\w-])`].join('|'))
  return (text) => mention.test(text)
}
