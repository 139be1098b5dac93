import type { PayloadRequest } from 'payload'
import type { PictureUse } from '@/src/contract/staff/media-library'
import { labelPath } from '@/src/payload/field-words'
import { formLink, type Tracked } from '@/src/payload/translations/records'
import { listFileNames } from './files'
import {
  getMentionSchema,
  illustrated,
  storedDocument,
  type StoredMention,
  storedMentions,
} from './stored'

/** A picture as documents can name it. */
export type Named = { id: unknown; formerFiles?: string[] | null } & Parameters<
  typeof listFileNames
>[0]

/** Places that name a picture, by the collection or global in which they are. */
export async function findMentions(
  req: PayloadRequest,
  picture: Named,
): Promise<{ tracked: Tracked; mentions: StoredMention[] }[]> {
  const isNamed = isNaming(picture)
  const found: { tracked: Tracked; mentions: StoredMention[] }[] = []
  for (const tracked of illustrated(req)) {
    const mentions = (await storedMentions(req, tracked)).filter(isNamed)
    if (mentions.length > 0) found.push({ tracked, mentions })
  }
  return found
}

function isNaming(picture: Named): (mention: Pick<StoredMention, 'by' | 'name'>) => boolean {
  const id = String(picture.id)
  const files = new Set([...listFileNames(picture), ...(picture.formerFiles ?? [])])
  return ({ by, name }) => (by === 'id' ? name === id : files.has(name))
}

/** Says of pictures whether any document names them. */
export async function usedPictures(req: PayloadRequest): Promise<(picture: Named) => boolean> {
  const ids = new Set<string>()
  const files = new Set<string>()
  for (const tracked of illustrated(req)) {
    for (const { by, name } of await storedMentions(req, tracked))
      (by === 'id' ? ids : files).add(name)
  }
  return (picture) =>
    ids.has(String(picture.id)) ||
    [...listFileNames(picture), ...(picture.formerFiles ?? [])].some((name) => files.has(name))
}

/**
 * Lists the uses of a picture for staff: each field once for each language, public, draft or both. For documents that
 * the caller may not edit only the collection is told.
 */
export async function findUses(req: PayloadRequest, picture: Named): Promise<PictureUse[]> {
  const uses: PictureUse[] = []
  for (const { tracked, mentions } of await findMentions(req, picture)) {
    const mayEdit = (await tracked.config.access.update({ req })) === true
    const places = new Map<string, PictureUse>()
    for (const mention of mentions) {
      const { id, isDraft, locale, title, isTrashed } = mention
      const path = fieldOf(mention)
      const key = JSON.stringify([id, path, locale])
      const before = places.get(key)
      places.set(key, {
        collection: tracked.slug,
        id: mayEdit ? id : null,
        title: mayEdit ? title : null,
        place: mayEdit ? (before?.place ?? (await wordsAt(req, tracked, id, path))) : null,
        locale,
        isPublic: before?.isPublic === true || !isDraft,
        isDraft: before?.isDraft === true || isDraft,
        isTrashed,
        link: mayEdit ? formLink(tracked, { id, locale: locale ?? 'en' }) : null,
      })
    }
    uses.push(...places.values())
  }
  return uses
}

/** The media and the address of a picture stand beside each other, and are one place for people. */
const fieldOf = ({ path }: StoredMention): string =>
  path === 'imageUrl' ? 'image' : path === 'images' ? 'gallery' : path

async function wordsAt(req: PayloadRequest, tracked: Tracked, id: string, path: string) {
  const around = { ...getMentionSchema(req.payload, tracked), i18n: req.i18n }
  if (!path.includes('.')) return labelPath(path, { ...around, data: {} })
  const { published, drafted, draft } = await storedDocument(req, tracked, id)
  return labelPath(path, { ...around, data: draft?.version ?? published ?? drafted ?? {} })
}
