import type { PayloadRequest } from 'payload'
import type { DocumentName } from '@/src/contract/staff/releases'
import { isDocumentId } from '@/src/lib/database/document-id'
import { titleField, titleIn } from '../overview/titles'
import { keyOf } from './stored'

/** What the latest drafts of documents are called, by `keyOf`; those that the caller may not edit have no entry. */
export async function titlesOfDrafts(
  req: PayloadRequest,
  documents: DocumentName[],
): Promise<Map<string, string | null>> {
  const titles = new Map<string, string | null>()
  for (const collection of new Set(documents.map((document) => document.collection))) {
    if ((await req.payload.collections[collection].config.access.update({ req })) === false)
      continue
    const ids = documents.filter((document) => document.collection === collection)
    const field = titleField(req, collection)
    const { docs } = await req.payload.find({
      collection,
      draft: true,
      where: { id: { in: ids.map(({ id }) => id).filter(isDocumentId) } },
      select: { [field]: true } as never,
      trash: true,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    for (const doc of docs as { id: string }[])
      titles.set(keyOf({ collection, id: String(doc.id) }), titleIn(doc, field))
  }
  return titles
}
