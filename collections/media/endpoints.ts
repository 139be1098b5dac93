import type { Endpoint, PayloadRequest } from 'payload'
import type { Media } from '@/payload-types'
import {
  PictureMove,
  type PictureMoved,
  type PictureUses,
} from '@/src/contract/staff/media-library'
import { inTransaction, mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { isDocumentId } from '@/src/platform/database/ids'
import { followingFiles, listFileNames } from './uses/files'
import { findMentions, findUses } from './uses/find'
import type { Swap } from './uses/mentions'
import { swapIn } from './uses/move'

/**
 * The picture that a call names.
 * @throws Refusal 404
 */
async function storedPicture(req: PayloadRequest, id: unknown): Promise<Media> {
  const picture =
    typeof id === 'string' && isDocumentId(id)
      ? await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
      : null
  if (!picture) throw new Refusal(404, 'Not Found')
  return picture
}

/** `GET /media/{id}/uses`: where a picture is used, published and drafted. */
export const pictureUses: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'media', 'update')
    const picture = await storedPicture(req, req.routeParams?.id)
    const answer: PictureUses = { uses: await findUses(req, picture) }
    return Response.json(answer)
  },
}

/**
 * `POST /media/{id}/move`: every document that shows a picture shows another one, or none does. Each is saved like by
 * its form; the picture itself stays.
 */
export const movePicture: Endpoint = {
  path: '/:id/move',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'media', 'update')
    const from = await storedPicture(req, req.routeParams?.id)
    const { to: id } = await parseInput(req, PictureMove)
    const to = isDocumentId(id) ? await storedPicture(req, id).catch(() => null) : null
    if (!to || to.id === from.id) throw fieldRefusal('to', 'to must name another picture')
    const documents = await inTransaction(req, () => moveEverywhere(req, from, to))
    const answer: PictureMoved = { message: `${documents} changed`, documents }
    return Response.json(answer)
  },
}

async function moveEverywhere(req: PayloadRequest, from: Media, to: Media): Promise<number> {
  const found = await findMentions(req, from)
  for (const { tracked } of found) {
    if ((await tracked.config.access.update({ req })) !== true)
      throw new Refusal(403, `The picture is used in ${tracked.slug}, which you may not edit.`)
  }
  const swap = swapOf(from, to)
  let count = 0
  for (const { tracked, mentions } of found) {
    for (const id of new Set(mentions.map((mention) => mention.id))) {
      await swapIn(req, tracked, id, swap)
      count += 1
    }
  }
  return count
}

function swapOf(from: Media, to: Media): Swap {
  const files = followingFiles(from, to)
  const [whole] = listFileNames(to)
  const former = new Set(from.formerFiles ?? [])
  return ({ by, name }) => {
    if (by === 'id') return name === from.id ? to.id : undefined
    return files.get(name) ?? (former.has(name) ? whole : undefined)
  }
}
