import type { CollectionBeforeValidateHook, Field, PayloadRequest } from 'payload'
import { linkMaxLength, linkOrNothingPattern, maxPictures } from '@/src/contract/patterns'
import { isSafeLink } from '@/src/domain/links/link'
import { filenameOfUpload, uploadUrl } from '@/src/platform/storage/uploads'

const ofLength = `of at most ${linkMaxLength} characters`

/**
 * A picture as the API documents it, `imageUrl`, beside the media it comes from, `image`, which
 * editors choose in the panel. `syncPictures` keeps the two together.
 */
export const pictureField: Field[] = [
  { name: 'image', type: 'upload', relationTo: 'media', maxDepth: 0 },
  {
    name: 'imageUrl',
    type: 'text',
    maxLength: linkMaxLength,
    custom: { pattern: linkOrNothingPattern },
    admin: { hidden: true },
    validate: (value: unknown) =>
      isUrlOrNothing(value) ||
      `imageUrl must be a path of this site or an http(s) address, ${ofLength}`,
  },
]

/** A list of pictures: `images`, addresses as documented, beside `gallery`, the media they come from. */
export const galleryField: Field[] = [
  { name: 'gallery', type: 'upload', relationTo: 'media', hasMany: true, maxDepth: 0 },
  {
    name: 'images',
    type: 'json',
    defaultValue: [],
    admin: { hidden: true },
    jsonSchema: {
      uri: 'terminalia://images.json',
      fileMatch: ['terminalia://images.json'],
      schema: { type: 'array', items: { type: 'string' } },
    },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (Array.isArray(value) && value.length <= maxPictures && value.every(isUrl)) ||
      `images must be a list of at most ${maxPictures} paths of this site or http(s) addresses, ${ofLength}`,
  },
]

/** Whichever of address and media a write changes decides; the other follows. */
export const syncPictures: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const before = originalDoc ?? {}
  const synced = { ...data }
  if (data.imageUrl && data.imageUrl !== before.imageUrl) {
    synced.image = (await mediaAt([data.imageUrl], req))[0] ?? null
  } else if (
    'imageUrl' in data &&
    !data.imageUrl &&
    before.imageUrl &&
    data.image === before.image
  ) {
    synced.image = null
  } else if ('image' in data && data.image !== before.image) {
    synced.imageUrl = data.image ? ((await urlsOf([data.image], req))[0] ?? null) : null
  }
  const images = asList(data.images)
  const gallery = asList(data.gallery)
  if (data.images && images.join('\n') !== asList(before.images).join('\n')) {
    synced.gallery = await mediaAt(images, req)
  } else if (data.gallery && gallery.join() !== asList(before.gallery).join()) {
    synced.images = await urlsOf(gallery, req)
  }
  return synced
}

const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

const isUrl = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= linkMaxLength && isSafeLink(value)

const isUrlOrNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || isUrl(value)

/** Ids of the media behind addresses, in their order; addresses of elsewhere have none. */
async function mediaAt(urls: string[], req: PayloadRequest): Promise<string[]> {
  const names = urls.map(filenameOfUpload).filter((name) => name !== undefined)
  if (names.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { in: names } },
    limit: names.length,
    depth: 0,
    req,
  })
  const ids = new Map(docs.map((media) => [media.filename, String(media.id)]))
  return names.map((name) => ids.get(name)).filter((id) => id !== undefined)
}

async function urlsOf(ids: string[], req: PayloadRequest): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    limit: ids.length,
    depth: 0,
    req,
  })
  const urls = new Map(docs.map((media) => [String(media.id), uploadUrl(media.filename ?? '')]))
  return ids.map((id) => urls.get(id)).filter((url) => url !== undefined)
}
