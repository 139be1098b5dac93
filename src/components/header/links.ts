/**
 * The menus that unfold from the header, in their order: where each leads without scripts, and below
 * which addresses a page belongs to it.
 */
export const menuLinks = [
  { panel: 'company', href: '/company/about-us', below: ['/company', '/about'] },
  { panel: 'solutions', href: '/solutions/banking-solution', below: ['/solutions'] },
  { panel: 'products', href: '/products', below: ['/products', '/product'] },
] as const

export const plainLinks = [
  { text: 'news', href: '/news' },
  { text: 'contact', href: '/contact' },
] as const

/** Everything that can unfold from the header. */
export type PanelName = (typeof menuLinks)[number]['panel'] | 'search' | 'language' | 'mobile'

/** Words of the header itself; those of the panels come with them. */
export type HeaderWords = Record<PanelName | 'main' | 'news' | 'contact', string>

export const isBelow = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
