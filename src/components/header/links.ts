/** The menus that unfold from the header, in their order, and below which addresses a page belongs to each. */
export const menuLinks = [
  { panel: 'company', below: ['/company', '/about'] },
  { panel: 'solutions', below: ['/solutions'] },
  { panel: 'products', below: ['/products', '/product'] },
] as const

/** Links of the header without scripts; null for an empty menu. */
export interface HeaderLinks extends Record<(typeof menuLinks)[number]['panel'], string | null> {
  /** Links beside the menus that have a target. */
  plain: string[]
}

export const plainLinks = [
  { text: 'news', href: '/news' },
  { text: 'contact', href: '/contact' },
] as const

/** Id of the place below the header where the page is offered in the visitor's language. */
export const offerPlaceId = 'language-offer'

/** Everything that can unfold from the header. */
export type PanelName = (typeof menuLinks)[number]['panel'] | 'search' | 'language' | 'mobile'

/** Words of the header itself; those of the panels come with them. */
export type HeaderWords = Record<PanelName | 'main' | 'news' | 'contact' | 'quote', string>

export const isBelow = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
