import type {
  CollectionBeforeValidateHook,
  PayloadRequest,
  StaticDescription,
  TextField,
} from 'payload'
import { randomUUID } from 'node:crypto'
import { slugPattern as documentedSlug } from '@/src/contract/patterns'
import { freeSlug, slugify, slugMaxLength, slugPattern } from '@/src/platform/text/slug'

/** A unique address part; never localized, so that one address serves all languages. */
export const slugField = (description: StaticDescription): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: slugMaxLength,
  custom: { pattern: documentedSlug },
  admin: {
    position: 'sidebar',
    description,
    components: { Field: '/src/staff/panel/slug-field#SlugField' },
  },
  hooks: { beforeDuplicate: [() => ''] },
  validate: (value: unknown) =>
    (typeof value === 'string' && value.length <= slugMaxLength && slugPattern.test(value)) ||
    'The slug may hold lower-case letters, digits and single hyphens between them',
})

/**
 * Fills an empty slug from another text of the document, and makes it unique by a number at its end.
 * @param startOf what the slug begins with, if anything; a slug that is nothing but this counts as empty
 */
export function fillSlug(
  source: string,
  startOf: (data: Record<string, unknown>, req: PayloadRequest) => Promise<string> = noStart,
): CollectionBeforeValidateHook {
  return async ({ collection, data, originalDoc, req }) => {
    if (!data) return data
    const document = { ...originalDoc, ...data } as Record<string, unknown>
    const start = await startOf(document, req)
    const given: unknown = data.slug === undefined ? originalDoc?.slug : data.slug
    if (given && given !== start) return data
    const title = document[source]
    const rest = typeof title === 'string' ? slugify(title) : ''
    const wanted = [start, rest || randomPart()].filter(Boolean).join('-').slice(0, slugMaxLength)
    const slug = await freeSlug(wanted, async (candidate) => {
      const { totalDocs } = await req.payload.count({
        collection: collection.slug,
        where: { slug: { equals: candidate }, id: { not_equals: originalDoc?.id ?? '' } },
        trash: true,
        req,
      })
      return totalDocs > 0
    })
    return { ...data, slug }
  }
}

const noStart = async () => ''

/** Titles in Thai or Chinese leave nothing to make a slug of. */
const randomPart = () => randomUUID().slice(0, 8)
