import { z } from 'zod'
import { RecordIds } from './bulk'

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
