import type { Endpoint, PayloadRequest } from 'payload'
import { inputOf, mustBeAllowed } from '@/collections/endpoints/call'
import { eachRecord } from '@/collections/endpoints/each-record'
import { TagsInput } from '@/src/contract/staff/media-library'
import { storedPicture } from './stored-picture'

/** `POST /media/tags`: many pictures get tags and lose others, each picture for itself. */
export const tagPictures: Endpoint = {
  path: '/tags',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'media', 'update')
    const { ids, add = [], remove = [] } = await inputOf(req, TagsInput)
    const tagsAfter = (tags: string[]) => [
      ...new Set([...tags, ...add].filter((tag) => !remove.includes(tag))),
    ]
    return Response.json(await eachRecord(req, ids, (id) => retag(req, id, tagsAfter)))
  },
}

/** Writes nothing where the tags stay as they are: neither `updatedAt` nor the activity log changes. */
async function retag(
  req: PayloadRequest,
  id: string,
  tagsAfter: (tags: string[]) => string[],
): Promise<void> {
  const before = (await storedPicture(req, id)).tags ?? []
  const tags = tagsAfter(before)
  if (tags.join('\n') === before.join('\n')) return
  await req.payload.update({
    collection: 'media',
    id,
    data: { tags },
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    req,
  })
}
