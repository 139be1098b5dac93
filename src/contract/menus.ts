import { z } from 'zod'
import { menuNames } from './menu-names'
import { Picture } from './picture'

const MenuEntry = z.object({
  title: z.string(),
  text: z.string().nullable(),
  href: z.string(),
  picture: Picture.nullable(),
})
export type MenuEntry = z.infer<typeof MenuEntry>

const MenuLink = z.object({ title: z.string(), href: z.string() })

const MenuGroup = z.object({ id: z.string(), label: z.string(), entries: z.array(MenuEntry) })
export type MenuGroup = z.infer<typeof MenuGroup>

/** Menus of the header, loaded when the first of them opens. */
export const Menus = z.object({
  company: z.array(MenuEntry),
  companyMore: z.array(MenuLink),
  solutions: z.array(MenuGroup),
  products: z.array(MenuGroup),
  mobile: z.array(MenuLink),
  texts: z.record(z.string(), z.string()).describe('Words of menus, search and language picker'),
})
export type Menus = z.infer<typeof Menus>

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

/** Query of GET /navigation. */
export const NavigationQuery = z.object({
  menu: z
    .enum(menuNames, `must be one of ${menuNames.join(', ')}`)
    .optional()
    .describe('The products menu, where it is left out'),
})
