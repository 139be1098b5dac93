import { withoutHidden } from '../hidden-blocks'

/** A place in a starter text that its owner still has to fill in: `[[what belongs here]]`. */
const placePattern = /\[\[([^[\]]+)\]\]/g

interface Texts {
  title?: unknown
  layout?: unknown
  seo?: unknown
}

/**
 * What is still to be filled in of a page that was begun from a starter text: each `[[place]]` of its title, the blocks
 * that are shown and SEO texts, in one language, in their order.
 */
export const placesIn = ({ title, layout, seo }: Texts): string[] =>
  textsIn([title, withoutHidden(layout), seo]).flatMap((text) =>
    [...text.matchAll(placePattern)].map(([, place]) => place ?? ''),
  )

/** Whether a text has a place to fill in. */
export const hasPlace = (text: string): boolean => text.search(placePattern) !== -1

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
