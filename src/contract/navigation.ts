import { z } from 'zod'

/** An entry of the products menu; a group holds the entries below it, sorted by order. */
export const NavigationItem = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    parentId: z.string().nullable(),
    order: z.number(),
    description: z.string().nullable(),
    isActive: z.boolean(),
    href: z.string().nullable().describe('Where the entry leads; a group leads nowhere'),
    get children() {
      return z.array(NavigationItem)
    },
  })
  .meta({ id: 'NavigationItem' })
export type NavigationItem = z.infer<typeof NavigationItem>

export const NavigationTree = z.array(NavigationItem)
