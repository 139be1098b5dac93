import { z } from 'zod'

/** The menus of the site: three that unfold from the header, that of small screens, and the footer. */
export const menuNames = ['products', 'company', 'solutions', 'phone', 'footer'] as const

export type MenuName = (typeof menuNames)[number]

/** How many levels a menu has: groups with entries, or entries alone. */
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

/** An entry of a menu; a group holds the entries below it, sorted by order. */
export const NavigationItem = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    parentId: z.string().nullable(),
    order: z.number(),
    description: z.string().nullable(),
    isActive: z.boolean(),
    href: z.string().nullable().describe('Where the entry leads; a group may lead nowhere'),
    get children() {
      return z.array(NavigationItem)
    },
  })
  .meta({ id: 'NavigationItem' })
export type NavigationItem = z.infer<typeof NavigationItem>

export const NavigationTree = z.array(NavigationItem)

/** What GET /navigation may be asked for. */
export const NavigationQuery = z.object({
  menu: z
    .enum(menuNames, `must be one of ${menuNames.join(', ')}`)
    .optional()
    .describe('The products menu, where it is left out'),
})
