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

/** Position of a hidden block in its page. */
export interface HiddenBlock {
  id: string
  /** Number of visible blocks before it. */
  at: number
}

/** Returns true for a block that stays in a page without being shown. */
export const isHidden = (block: unknown): boolean =>
  typeof block === 'object' && block !== null && 'isHidden' in block && block.isHidden === true

/** The blocks that visitors get; the same list where none is hidden. A list by language is taken language by language. */
export function withoutHidden<Layout>(layout: Layout): Layout {
  if (Array.isArray(layout)) {
    const blocks: unknown[] = layout
    return blocks.some(isHidden) ? (blocks.filter((block) => !isHidden(block)) as Layout) : layout
  }
  if (typeof layout !== 'object' || layout === null) return layout
  return Object.fromEntries(
    Object.entries(layout).map(([lng, blocks]) => [lng, withoutHidden<unknown>(blocks)]),
  ) as Layout
}

/** Returns the positions of the hidden blocks of a page, in their order. */
export function hiddenIn(layout: { id?: string | null }[]): HiddenBlock[] {
  const found: HiddenBlock[] = []
  layout.forEach((block, index) => {
    if (isHidden(block) && block.id) found.push({ id: block.id, at: index - found.length })
  })
  return found
}
