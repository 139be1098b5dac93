import type { CollectionSlug, PayloadRequest } from 'payload'
import { isDocumentId } from '@/src/lib/database/document-id'

/** The field of a collection that names its records. */
export const titleField = ({ payload }: PayloadRequest, collection: CollectionSlug): string =>
  payload.collections[collection].config.admin.useAsTitle ?? 'id'

export const titleIn = (doc: object, field: string): string | null => {
  const title = (doc as Record<string, unknown>)[field]
  return typeof title === 'string' && title !== '' ? title : null
}

/** What records are called, by `collection id`; those that the caller may not see have no entry. */
export async function titlesOf(
  req: PayloadRequest,
  records: { collection: CollectionSlug; id: string }[],
): Promise<Map<string, string | null>> {
  const titles = new Map<string, string | null>()
  for (const collection of new Set(records.map((record) => record.collection))) {
    const ids = records.filter((record) => record.collection === collection).map(({ id }) => id)
    const field = titleField(req, collection)
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: [...new Set(ids)].filter(isDocumentId) } },
      select: { [field]: true } as never,
      trash: true,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    for (const doc of docs as { id: string }[])
      titles.set(`${collection} ${String(doc.id)}`, titleIn(doc, field))
  }
  return titles
}
