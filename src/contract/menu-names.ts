/** The menus of the site: three that unfold from the header, that of small screens, and the footer. */
export const menuNames = ['products', 'company', 'solutions', 'phone', 'footer'] as const

export type MenuName = (typeof menuNames)[number]

/** Levels of each menu: groups with entries, or entries alone. */
export const levelsOf: Record<MenuName, 1 | 2> = {
  products: 2,
  company: 1,
  solutions: 2,
  phone: 1,
  footer: 2,
}

/** The menu that a value names; items from before there were several belong to the products menu. */
export const menuOr = (value: unknown): MenuName =>
  menuNames.find((name) => name === value) ?? 'products'
