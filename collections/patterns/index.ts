import type { CollectionConfig } from 'payload'
import { z } from 'zod'
import { getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { strictInput } from '@/src/payload/input/strict-input'
import { refuseStale } from '@/src/payload/versions/refuse-stale'

/**
 * A block as a page stores it, in each language in which it has words of its own. An object around the list: Payload copies a list
 * of lists as one of objects where an update leaves the field out.
 */
const storedBlock = z.object({
  languages: z
    .array(z.object({ lng: z.string().max(10), row: z.looseObject({ blockType: z.string() }) }))
    .min(1)
    .max(50),
})

const storedBlocks = z.array(storedBlock).min(1).max(50)

const check = (value: unknown): true | string =>
  storedBlocks.safeParse(value).success ||
  'blocks is missing, or no list of blocks, each { languages: [{ lng, row }] }'

/**
 * Blocks that editors keep, to add them to other pages together. They are copies: a page that gets them is saved and
 * checked like any other, so what a block has lost since then is seen there.
 */
export const patterns: CollectionConfig = {
  slug: 'patterns',
  labels: { singular: 'Pattern', plural: 'Patterns' },
  access: getAccess('patterns'),
  admin: {
    useAsTitle: 'name',
    group: 'Pages',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'Blocks that are added to a page together. Create them while editing a page in place.',
  },
  defaultSort: 'name',
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    beforeOperation: [refuseStale, strictInput],
    afterChange: [audit.afterChange],
    afterDelete: [audit.afterDelete],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    {
      name: 'blocks',
      type: 'json',
      required: true,
      admin: { hidden: true },
      validate: check,
    },
  ],
}
