import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { uploadUrl } from '@/src/lib/storage/uploads'

const illustrated = ['products', 'news', 'content-sections'] as const

/**
 * Gives documents the new address of a picture whose file was replaced: every file has a name of its
 * own, so that browsers may keep it for good.
 */
export const followFile: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isReplaced = previousDoc?.filename && previousDoc.filename !== doc.filename
  if (!isReplaced) return doc
  const old = uploadUrl(previousDoc.filename)
  const current = uploadUrl(doc.filename)
  for (const collection of illustrated) {
    for (const { id, ...pictures } of await documentsWith(collection, String(doc.id), req)) {
      await req.payload.update({
        collection,
        id,
        data: {
          ...(pictures.imageUrl === old ? { imageUrl: current } : {}),
          ...(pictures.images?.includes(old)
            ? { images: pictures.images.map((url) => (url === old ? current : url)) }
            : {}),
        },
        trash: true,
        req,
      })
    }
  }
  return doc
}

interface Illustrated {
  id: string
  imageUrl?: string | null
  images?: string[] | null
}

async function documentsWith(
  collection: (typeof illustrated)[number],
  media: string,
  req: PayloadRequest,
): Promise<Illustrated[]> {
  const inImage = { image: { equals: media } }
  const inGallery = { gallery: { in: [media] } }
  const { docs } = await req.payload.find({
    collection,
    where: collection === 'content-sections' ? inImage : { or: [inImage, inGallery] },
    trash: true,
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}
