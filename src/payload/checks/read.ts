import type { CollectionSlug, PayloadRequest, SelectType, Where } from 'payload'
import type { Picture } from '@/src/domain/checks/check'
import type { Content, Schema } from '@/src/domain/checks/content'
import { parseContent } from '@/src/domain/checks/document'
import type { CheckedCollection } from '@/src/contract/staff/checks'
import { readSides } from '@/src/domain/media/pictures/sides'

export type Stored = Record<string, unknown> & { id: string }

/** Returns the schema by which documents of a collection are read. */
export const getCheckSchema = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CheckedCollection,
): Schema => ({
  fields: payload.collections[collection].config.flattenedFields,
  blocks: payload.config.blocks ?? [],
})

/** A stored document as checks read it. */
export const readContent = (
  req: PayloadRequest,
  collection: CheckedCollection,
  doc: Stored,
): Content => parseContent({ collection, id: String(doc.id), doc }, getCheckSchema(req, collection))

/** Documents as they are stored, in all their languages; what is published where there are drafts. */
export async function storedDocuments(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, select }: { where?: Where; select?: SelectType } = {},
): Promise<Stored[]> {
  const { docs } = await req.payload.db.find<Stored>({
    collection,
    where,
    select,
    // A sort by a localized field, as that of some collections, would need a language.
    sort: 'id',
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** The pictures that documents show, by their ids. */
export async function readPictures(
  req: PayloadRequest,
  contents: Content[],
): Promise<Map<string, Picture>> {
  const ids = [...new Set(contents.flatMap(({ pictures }) => pictures.map(({ id }) => id)))]
  if (ids.length === 0) return new Map()
  const docs = await storedDocuments(req, 'media', {
    where: { id: { in: ids } },
    select: {
      alt: true,
      filename: true,
      originalName: true,
      width: true,
      height: true,
      filesize: true,
      blur: true,
    },
  })
  const withWords = new Set(contents.flatMap(({ onPictures }) => onPictures.map(({ id }) => id)))
  const pictures = new Map<string, Picture>()
  for (const { id, alt, filename, originalName, width, height, filesize, blur } of docs) {
    const sides = withWords.has(String(id)) ? await readSides(blur) : undefined
    pictures.set(String(id), {
      alt: Object(alt) as Picture['alt'],
      filename: String(filename ?? ''),
      width: Number(width ?? 0),
      height: Number(height ?? 0),
      size: Number(filesize ?? 0),
      ...(typeof originalName === 'string' && originalName ? { originalName } : {}),
      ...(sides ? { sides } : {}),
    })
  }
  return pictures
}
