import type { CollectionSlug, PayloadRequest } from 'payload'
import { isDocumentId } from '@/src/platform/database/ids'

/** The field of a collection that names its records. */
export const titleField = ({ payload }: PayloadRequest, collection: CollectionSlug): string =>
  payload.collections[collection].config.admin.useAsTitle ?? 'id'

export const titleIn = (doc: object, field: string): string | null => {
  const title = (doc as Record<string, unknown>)[field]
  return typeof title === 'string' && title !== '' ? title : null
}

/**
 * Returns the titles of records of a collection, by their ids; those that the caller may not see have no entry.
 * @param options.draft by their latest drafts
 * @param options.overrideAccess those too that the caller may not see
 */
export async function titlesIn(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: string[],
  { draft = false, overrideAccess = false } = {},
): Promise<[id: string, title: string | null][]> {
  const field = titleField(req, collection)
  const { docs } = await req.payload.find({
    collection,
    draft,
    where: { id: { in: [...new Set(ids)].filter(isDocumentId) } },
    select: { [field]: true } as never,
    trash: true,
    pagination: false,
    depth: 0,
    overrideAccess,
    // A collection that is closed to the caller has no titles for them, and fails nothing.
    disableErrors: true,
    req,
  })
  return (docs as { id: string }[]).map((doc) => [String(doc.id), titleIn(doc, field)])
}

/** The same for records of several collections, by `collection id`. */
export async function readTitles(
  req: PayloadRequest,
  records: { collection: CollectionSlug; id: string }[],
  options: Parameters<typeof titlesIn>[3] = {},
): Promise<Map<string, string | null>> {
  const titles = new Map<string, string | null>()
  for (const collection of new Set(records.map((record) => record.collection))) {
    const ids = records.filter((record) => record.collection === collection).map(({ id }) => id)
    for (const [id, title] of await titlesIn(req, collection, ids, options))
      titles.set(`${collection} ${id}`, title)
  }
  return titles
}
