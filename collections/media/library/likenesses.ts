import { setImmediate as breathe } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { readPicture } from '@/src/domain/media/pictures/files'
import { describeLikeness, isLikeness } from '@/src/domain/media/pictures/likeness'
import { listFileNames } from '../uses/files'
import type { LibraryRow } from './rows'

/** Longest time for which a call compares pictures, ms. */
const budgetMs = 1500

/** Stored for a picture that cannot be decoded, so that it is not tried again. */
const unknown = 'none'

/** Tells that a picture was looked at, by this version's hash: earlier versions stored another. */
export const isKnown = ({ likeness }: LibraryRow): boolean =>
  likeness === unknown || isLikeness(likeness ?? '')

/** Returns the pictures that can be compared with others. */
export const comparable = (rows: LibraryRow[]): { id: string; likeness: string }[] =>
  rows.flatMap(({ id, likeness }) => (likeness && isLikeness(likeness) ? [{ id, likeness }] : []))

/**
 * Looks at pictures of which no likeness is stored, or that of an earlier version, until the time is over. That changes
 * nothing that anybody sees of them, so neither `updatedAt` nor the activity log tells of it.
 * @returns how many are left
 */
export async function recordLikenesses(req: PayloadRequest, rows: LibraryRow[]): Promise<number> {
  const deadline = Date.now() + budgetMs
  const open = rows.filter((row) => !isKnown(row))
  while (open.length > 0 && Date.now() < deadline) {
    const row = open.pop()
    if (!row) break
    row.likeness = await likenessOfStored(row)
    await req.payload.db.updateOne({
      collection: 'media',
      id: row.id,
      data: { likeness: row.likeness, updatedAt: null },
      req,
      returning: false,
    })
    // The server answers others between two pictures.
    await breathe()
  }
  return open.length
}

async function likenessOfStored(row: LibraryRow): Promise<string> {
  const [whole = '', least = whole] = listFileNames(row)
  try {
    const file = (await readPicture(least)) ?? (await readPicture(whole))
    if (!file) return unknown
    return await describeLikeness(Buffer.from(await new Response(file.body).arrayBuffer()))
  } catch {
    return unknown
  }
}
