import { z } from 'zod'
import { menuNames } from '../menu-names'

const Menu = z.enum(menuNames, `must be one of ${menuNames.join(', ')}`)

/** An entry of a menu as staff edit it: its latest version, and what of it is public. */
export const MenuTreeItem = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    slug: z.string().nullable(),
    menu: Menu.describe('That of the group, where it stands below one'),
    parentId: z.string().nullable(),
    order: z.number(),
    isActive: z.boolean(),
    hasPicture: z.boolean(),
    target: z
      .string()
      .nullable()
      .describe('The address to which it leads, whether that is public or not'),
    isClosed: z.boolean().describe('The page or category that it names is not public'),
    state: z
      .enum(['published', 'changed', 'draft'])
      .describe('`changed`: public, with changes that are not; `draft`: not public'),
  })
  .meta({ id: 'MenuTreeItem' })
export type MenuTreeItem = z.infer<typeof MenuTreeItem>

/** Answer of GET /admin/navigation-items/tree: every entry, each menu in the order of its rows. */
export const MenuTree = z.object({ items: z.array(MenuTreeItem) }).meta({ id: 'MenuTree' })
export type MenuTree = z.infer<typeof MenuTree>

/** More entries are no menu. */
const maxMenuItems = 500

/** Body of POST /admin/navigation-items/tree. */
export const MenuTreeInput = z
  .object({
    menu: Menu,
    items: z
      .array(
        z.object({
          id: z.string(),
          parentId: z.string().nullable().describe('The group; null on the first level'),
        }),
        'must be a list of entries',
      )
      .max(maxMenuItems, `must name at most ${maxMenuItems}`)
      .describe('Every entry of the menu, in the order of its rows'),
  })
  .meta({ id: 'MenuTreeInput' })
export type MenuTreeInput = z.infer<typeof MenuTreeInput>

/** Body of the calls that concern a whole menu. */
export const MenuInput = z.object({ menu: Menu }).meta({ id: 'MenuInput' })

/** Which entries a call has written. */
export const MenuAnswer = z
  .object({ message: z.string(), ids: z.array(z.string()) })
  .meta({ id: 'MenuAnswer' })
export type MenuAnswer = z.infer<typeof MenuAnswer>
