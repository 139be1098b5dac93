import { z } from 'zod'
import { menuNames } from './menu-names'

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
