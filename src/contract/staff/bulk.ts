import { z } from 'zod'
import { ErrorCodeName } from '@/src/platform/http/error-schema'

/** Bulk actions by collection. `trash` can be undone by `restore`. */
export const bulkActions = {
  products: [
    'publish',
    'unpublish',
    'feature',
    'unfeature',
    'activate',
    'deactivate',
    'trash',
    'restore',
    'delete',
  ],
  categories: ['activate', 'deactivate', 'delete'],
  news: ['publish', 'unpublish', 'activate', 'deactivate', 'trash', 'restore', 'delete'],
  jobs: ['publish', 'unpublish', 'activate', 'deactivate', 'trash', 'restore', 'delete'],
  inquiries: ['read', 'unread', 'delete'],
  'quote-requests': ['delete'],
  'job-applications': ['delete'],
  users: ['delete'],
} as const

export type BulkCollection = keyof typeof bulkActions

export const bulkCollections = Object.keys(bulkActions) as BulkCollection[]

export const BulkAction = z.enum([
  'publish',
  'unpublish',
  'feature',
  'unfeature',
  'activate',
  'deactivate',
  'read',
  'unread',
  'trash',
  'restore',
  'delete',
])
export type BulkAction = z.infer<typeof BulkAction>

/** Most records of one call. */
const maxBulk = 500

/** Ids of the records of one call. */
export const RecordIds = z
  .array(z.string(), 'must be a list of ids')
  .min(1, 'must name at least one')
  .max(maxBulk, `must name at most ${maxBulk}`)

/** Body of POST /admin/{collection}/bulk. */
export const BulkInput = z
  .strictObject({
    action: BulkAction.describe('`trash` can be undone by `restore`, `delete` cannot'),
    ids: RecordIds,
  })
  .meta({ id: 'BulkInput' })
export type BulkInput = z.infer<typeof BulkInput>

/** The same with the actions that a collection knows. */
export const bulkInputOf = (collection: BulkCollection) =>
  BulkInput.extend({ action: z.enum(bulkActions[collection]) }).meta({
    id: `${collection}BulkInput`,
  })

/** Results for many records: failed ones have a reason, the others are done. */
export const BulkAnswer = z
  .object({
    message: z.string(),
    done: z.array(z.string()).describe('Ids'),
    errors: z.array(
      z.object({
        id: z.string(),
        status: z.number().int(),
        message: z.string(),
        code: ErrorCodeName,
      }),
    ),
  })
  .meta({ id: 'BulkAnswer' })
export type BulkAnswer = z.infer<typeof BulkAnswer>

/** Collections whose records stand in an order that staff choose. */
export const orderedCollections = ['products', 'categories', 'navigation-items'] as const

/** Body of POST /admin/{collection}/order. */
export const OrderInput = z
  .strictObject({
    ids: RecordIds.describe(
      'In their new order. They keep the places that they have among the others',
    ),
  })
  .meta({ id: 'OrderInput' })
export type OrderInput = z.infer<typeof OrderInput>

/** Every record whose `order` became another one, not only those that were named. */
export const OrderAnswer = z
  .object({
    message: z.string(),
    changed: z.array(z.object({ id: z.string(), order: z.number() })),
  })
  .meta({ id: 'OrderAnswer' })
export type OrderAnswer = z.infer<typeof OrderAnswer>
