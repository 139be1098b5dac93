import { z } from 'zod'

/** Lists of the dashboard of which views are saved, with the filters that each has in its address. */
export const listFilters = {
  products: ['category', 'featured', 'lifeCycle', 'missing', 'status'],
  news: ['status'],
  jobs: ['status'],
  users: ['role'],
  inquiries: ['read', 'done', 'assignee'],
  'quote-requests': ['status', 'assignee'],
  'job-applications': ['status'],
} as const satisfies Record<string, readonly string[]>

export type ViewedList = keyof typeof listFilters

export const viewedLists = Object.keys(listFilters) as ViewedList[]

/** Parameters of the address that a view of a list keeps: search, order and filters, not the page. */
export const viewParams = (list: ViewedList): string[] => ['q', 'sort', ...listFilters[list]]

/** Most views of an account in one list. */
export const maxViews = 30

/** Longest name of a view, characters. */
export const viewNameLength = 60

const maxValue = 200

/**
 * Writes the query of a view in the one way in which two of the same are equal: known parameters in their order, without
 * empty ones.
 * @returns undefined where it holds anything else, or nothing
 */
export function toViewQuery(list: ViewedList, query: string): string | undefined {
  const given = new URLSearchParams(query)
  const known = viewParams(list)
  const names = [...given.keys()]
  const isKnown = names.every(
    (name, place) => known.includes(name) && names.indexOf(name) === place,
  )
  const kept = known.flatMap((name) => {
    const value = given.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  const isSound = kept.every(
    ([name, value = '']) =>
      value.length <= maxValue && (name !== 'sort' || /^-?[A-Za-z]\w*(\.\w+)*$/.test(value)),
  )
  return isKnown && isSound && kept.length > 0 ? new URLSearchParams(kept).toString() : undefined
}

const ViewName = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(viewNameLength, `must not be longer than ${viewNameLength} characters`)
  .regex(/^\P{Cc}*$/u, 'must be a text')

/** Body of POST /admin/list-views/{list}. */
export const ListViewInput = z
  .strictObject({
    name: ViewName,
    query: z
      .string('must be a text')
      .max(3000, 'must not be longer than 3000 characters')
      .describe('Query of the list in the dashboard: `q`, `sort` and its filters'),
    isShared: z
      .boolean('must be true or false')
      .optional()
      .describe('Offered to everybody who may read the list'),
  })
  .meta({ id: 'ListViewInput' })

/** Body of PATCH /admin/list-views/{list}/{id}. */
export const ListViewChange = ListViewInput.partial().meta({ id: 'ListViewChange' })

/** A view as it is kept among the preferences of its maker. */
export const StoredView = ListViewInput.required().extend({ id: z.uuid() })
export type StoredView = z.infer<typeof StoredView>

const ListView = StoredView.extend({
  isOwn: z.boolean(),
  maker: z.string().describe('Username of the account whose view it is'),
}).meta({ id: 'ListView' })
export type ListView = z.infer<typeof ListView>

/** Answer of GET /admin/list-views/{list}. */
export const ListViews = z
  .object({ views: z.array(ListView).describe('Own ones first, then those that others share') })
  .meta({ id: 'ListViews' })
export type ListViews = z.infer<typeof ListViews>

/** Answer of the calls that save a view. */
export const ListViewAnswer = z
  .object({ message: z.string(), view: ListView })
  .meta({ id: 'ListViewAnswer' })
export type ListViewAnswer = z.infer<typeof ListViewAnswer>
