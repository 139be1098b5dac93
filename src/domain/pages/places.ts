import { withoutHidden } from './hidden-blocks'

/** A place in a starter text that its owner still has to fill in: `[[what belongs here]]`. */
const placePattern = /\[\[([^[\]]+)\]\]/g

interface Texts {
  title?: unknown
  layout?: unknown
  seo?: unknown
}

/**
 * Lists the gaps of a page that was begun from a starter text: each `[[placeholder]]` of its title, visible blocks and
 * SEO texts, in one language, in their order.
 */
export const placesIn = ({ title, layout, seo }: Texts): string[] =>
  textsIn([title, withoutHidden(layout), seo]).flatMap((text) =>
    [...text.matchAll(placePattern)].map(([, place]) => place ?? ''),
  )

/** Returns true where a text has a placeholder to fill in. */
export const hasPlace = (text: string): boolean => text.search(placePattern) !== -1

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
