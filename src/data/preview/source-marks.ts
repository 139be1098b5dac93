import 'server-only'
import { createHmac } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { cache } from 'react'
import { createScope } from '@/src/platform/scope'
import { env } from '@/src/platform/env'
import { markDocument, type MarkedCollection } from '@/src/domain/source-marks/mark-document'
import { encodeMark } from '@/src/domain/source-marks/marks'
import { getPayload } from '@/src/data/payload'
import { mayPreview } from './preview-target'
import { draftReader } from './index'

/**
 * A document for a page: for staff who look at drafts and may edit it, its texts carry marks that say where they are
 * from. Everybody else, and the API, gets it as it is.
 */
export async function withSourceMarks<Doc extends { id: unknown }>(
  collection: MarkedCollection,
  doc: Doc,
): Promise<Doc> {
  const key = await markKey(collection)
  if (key === null) return doc
  const payload = await getPayload()
  const id = String(doc.id)
  return markDocument(doc, await loadFields(collection), {
    blocks: payload.config.blocks,
    mark: (kind, path) => encodeMark({ kind, collection, id, path }, key),
  })
}

/** Returns true where a page is to mark its document and blocks in its HTML. */
export const isMarked = async (collection: MarkedCollection): Promise<boolean> =>
  (await markKey(collection)) !== null

/** Tells marks that this site made for a member of staff from what anybody else wrote; the same at each visit. */
export const markKeyOf = (userId: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET).update(`marks ${userId}`).digest('hex').slice(0, keySize)

const keySize = 12

async function markKey(collection: MarkedCollection): Promise<string | null> {
  if (!isDrawing()) return null
  const user = await draftReader()
  return user && mayPreview(user, collection) ? markKeyOf(user.id) : null
}

/** The fields of a collection, or of the settings. */
export async function loadFields(collection: MarkedCollection): Promise<FlattenedField[]> {
  const { collections, globals } = await getPayload()
  if (collection !== 'site-settings') return collections[collection].config.flattenedFields
  return globals.config.find(({ slug }) => slug === collection)?.flattenedFields ?? []
}

/** Reads for a call whose answer the page itself draws: it is marked like the page. */
export const forPage = <Answer>(read: () => Promise<Answer>): Promise<Answer> =>
  drawing.run(true, read)

const drawing = createScope<true>('marked-drawing')

/** React keeps what it is asked twice only while it draws a page: in a call of the API each answer is a new one. */
const isDrawing = (): boolean => drawing.getStore() === true || probe() === probe()

const probe = cache(() => ({}))
