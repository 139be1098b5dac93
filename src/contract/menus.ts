import { z } from 'zod'
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
