import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import { ErrorCodeName } from '@/src/platform/http/error-schema'
import { LoggedChange } from './activity'

/** Bulk actions by collection. `trash` can be undone by `restore`. */
export const bulkActions = {
  products: [
    'publish',
    'unpublish',
    'feature',
    'unfeature',
    'activate',
    'deactivate',
    'edit',
    'trash',
    'restore',
    'delete',
  ],
  categories: ['activate', 'deactivate', 'delete'],
  news: ['publish', 'unpublish', 'activate', 'deactivate', 'edit', 'trash', 'restore', 'delete'],
  jobs: ['publish', 'unpublish', 'activate', 'deactivate', 'edit', 'trash', 'restore', 'delete'],
  inquiries: ['read', 'unread', 'finish', 'reopen', 'delete'],
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
  'finish',
  'reopen',
  'edit',
  'trash',
  'restore',
  'delete',
])
export type BulkAction = z.infer<typeof BulkAction>

/** Most records of one call. */
export const maxBulk = 500

/** Ids of the records of one call. */
const RecordIds = z
  .array(z.string(), 'must be a list of ids')
  .min(1, 'must name at least one')
  .max(maxBulk, `must name at most ${maxBulk}`)

const ById = <Schema extends z.ZodType>(schema: Schema) => z.record(z.string(), schema)

/** One field that many records get. */
const BulkEdit = z
  .strictObject({
    field: z
      .string('must name a field')
      .regex(/^[A-Za-z]\w*(\.[a-z0-9-]{1,60})?$/, 'must name a field')
      .describe(
        'One of GET /admin/{collection}/bulk, `attributes.<key>` or `attributeTexts.<key>`',
      ),
    how: z
      .enum(['set', 'add', 'remove'])
      .describe('`add` and `remove` change which values a list holds'),
    value: z.unknown().optional().describe('null empties the field'),
    values: ById(z.unknown())
      .optional()
      .describe('Values of single records, by their ids, in place of `value`: an undo needs them'),
    locale: z.enum(languages).optional().describe('Language of the text'),
    since: ById(z.string())
      .optional()
      .describe('`updatedAt` of records as they were read; what was saved later is refused'),
    isTrial: z.boolean().optional().describe('Tells what would change, and changes nothing'),
  })
  .meta({ id: 'BulkEdit' })
export type BulkEdit = z.infer<typeof BulkEdit>

/** Body of POST /admin/{collection}/bulk. */
export const BulkInput = z
  .strictObject({
    action: BulkAction.describe('`trash` can be undone by `restore`, `delete` cannot'),
    ids: RecordIds,
    edit: BulkEdit.optional().describe(
      'What `edit` changes; all records that it does not refuse, or none',
    ),
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
    rows: z
      .array(
        z.object({
          id: z.string(),
          title: z.string().nullable(),
          action: z.enum(['update', 'same', 'refused']),
          changes: z.array(LoggedChange),
          before: z.unknown().describe('Value of the field before'),
          updatedAt: z.string().nullable(),
        }),
      )
      .optional()
      .describe('Of `edit`: each record in the order of `ids`'),
  })
  .meta({ id: 'BulkAnswer' })
export type BulkAnswer = z.infer<typeof BulkAnswer>

/** Answer of GET /admin/{collection}/bulk: fields that `edit` can change. */
export const BulkFields = z
  .object({
    fields: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        kind: z.enum([
          'text',
          'textarea',
          'number',
          'checkbox',
          'select',
          'date',
          'relation',
          'lines',
        ]),
        isList: z.boolean(),
        isLocalized: z.boolean(),
        isRequired: z.boolean(),
        options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
        relationTo: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'BulkFields' })
export type BulkFields = z.infer<typeof BulkFields>
export type BulkField = BulkFields['fields'][number]

/** Collections of which a field is changed in many records at once. */
export const editedInBulk = ['products', 'news', 'jobs'] as const satisfies BulkCollection[]

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

/** Collections whose records staff find by tags. */
export const taggedCollections = ['media', 'documents'] as const

export type TaggedCollection = (typeof taggedCollections)[number]

/** Most tags of a record, and longest tag, characters. */
export const maxTags = 50
export const maxTagLength = 100

/** Most tags listed for a collection. */
export const maxKnownTags = 1000

/** Answer of GET /admin/{collection}/tags. */
export const KnownTags = z
  .object({ tags: z.array(z.string()).describe('Those of the most records first') })
  .meta({ id: 'KnownTags' })
export type KnownTags = z.infer<typeof KnownTags>

const Tags = z
  .array(
    z
      .string('must be a text')
      .trim()
      .min(1, 'must not be empty')
      .max(maxTagLength, `must not be longer than ${maxTagLength} characters`),
    'must be a list of texts',
  )
  .max(maxTags, `must name at most ${maxTags}`)

/** Body of POST /admin/{collection}/tags. */
export const TagsInput = z
  .strictObject({
    ids: RecordIds.describe('Ids of pictures or documents'),
    add: Tags.optional().describe('Tags that all of them get'),
    remove: Tags.optional().describe('Tags that none of them keeps'),
  })
  .refine(({ add = [], remove = [] }) => add.length + remove.length > 0, {
    path: ['add'],
    message: 'must name a tag, or `remove` must',
  })
  .meta({
    id: 'TagsInput',
    anyOf: ['add', 'remove'].map((name) => ({
      required: [name],
      properties: { [name]: { type: 'array', minItems: 1 } },
    })),
  })
