import type { DataFromCollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'
import {
  type AnsweredCollection,
  type Reply,
  type ReplyAnswer,
  ReplyInput,
} from '@/src/contract/staff/inbox'
import { canSendMail } from '@/src/platform/mail'
import { servePrivateFile } from '@/src/platform/private-files/serve'
import type { PrivateFile } from '@/src/platform/private-files/store'
import { withLock } from '@/src/platform/redis/shared-lock'
import { Refusal } from '../errors'
import { mustBeAllowed, parseInput, requireStaff } from './call'

/** Records a query. */
const atOnce = 50

/**
 * Reads the records that fit `where` and `search` of a call in portions, the latest first, so that a long collection is never in
 * memory as a whole, and the server answers other requests between two portions. Records that are made after the first
 * portion was read are left out.
 */
export async function* latestFirst<Collection extends 'inquiries' | 'quote-requests'>(
  req: PayloadRequest,
  collection: Collection,
): AsyncGenerator<DataFromCollectionSlug<Collection>[]> {
  const where = (req.query.where ?? {}) as Where
  for (let last: { id: string; createdAt: string } | undefined; ;) {
    const { docs } = await req.payload.find({
      collection,
      where: last ? { and: [where, before(last)] } : where,
      sort: ['-createdAt', '-id'],
      limit: atOnce,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    yield docs
    last = docs.at(-1)
    if (docs.length < atOnce) return
    // A query of SQLite ends before the next event: without a pause the server answers no other request until all is read.
    await breathe()
  }
}

/** The first condition alone is one that an index answers. */
const before = ({ id, createdAt }: { id: string; createdAt: string }): Where => ({
  and: [
    { createdAt: { less_than_equal: createdAt } },
    { or: [{ createdAt: { less_than: createdAt } }, { id: { less_than: id } }] },
  ],
})

/**
 * `POST /{collection}/{id}/replies`: mails an answer to the visitor, and keeps it with what the visitor sent. It is
 * stored before it is sent: what staff wrote is there whatever becomes of the mail. Sent again, the same is refused.
 */
export const replyTo = (collection: AnsweredCollection): Endpoint => ({
  path: '/:id/replies',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'update')
    const input = await parseInput(req, ReplyInput)
    if (!canSendMail) throw new Refusal(409, 'This site sends no mails: SMTP_URL is not set')
    const { id } = req.routeParams as { id: string }
    return withLock(`reply ${collection} ${id}`, async () => {
      const record = await read(collection, id, req)
      const isTwin = ({ subject, text, state }: Reply) =>
        state === 'sent' && subject === input.subject && text === input.text
      if (record.replies.some(isTwin)) throw new Refusal(409, 'This reply was sent already')
      const reply: Reply = {
        ...input,
        username: requireStaff(req).username,
        sentAt: new Date().toISOString(),
        state: 'sending',
      }
      const before = await keep(collection, id, [...record.replies, reply], req)
      const state = await send(record.email, input, req)
      const after = [...before.slice(0, -1), { ...reply, state }]
      const replies = await keep(collection, id, after, req, state === 'sent')
      if (state === 'failed')
        throw new Refusal(503, 'The mail could not be sent. The text is kept with the record.')
      const kept = replies.at(-1) ?? reply
      return Response.json({ message: 'Reply sent', reply: kept } satisfies ReplyAnswer, {
        status: 201,
      })
    })
  },
})

interface Answered {
  email: string
  replies: Reply[]
}

async function read(
  collection: AnsweredCollection,
  id: string,
  req: PayloadRequest,
): Promise<Answered> {
  const record = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!record) throw new Refusal(404, 'Not found')
  return { email: record.email, replies: record.replies ?? [] }
}

/** Staff may not write this field themselves; who may change the record was asked above. */
async function keep(
  collection: AnsweredCollection,
  id: string,
  replies: Reply[],
  req: PayloadRequest,
  isSent = false,
): Promise<Reply[]> {
  const state =
    collection === 'inquiries' ? { isRead: true, ...(isSent ? { isDone: true } : {}) } : {}
  const record = await req.payload.update({
    collection,
    id,
    data: { replies, ...state },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return record.replies ?? []
}

async function send(
  to: string,
  { subject, text }: ReplyInput,
  req: PayloadRequest,
): Promise<'sent' | 'failed'> {
  const { notificationAddress } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  })
  try {
    await req.payload.sendEmail({
      to,
      subject,
      text,
      ...(notificationAddress ? { replyTo: notificationAddress } : {}),
    })
    return 'sent'
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    req.payload.logger.error({ code, responseCode, msg: 'A reply could not be mailed' })
    return 'failed'
  }
}

/** Collections whose records hold files that visitors sent. */
export type VisitorFileCollection = 'quote-requests' | 'job-applications'

/**
 * `GET /{collection}/{id}/files/{file}`: a file that came with a record or answers it, for those who may read the record. It
 * is named by the last part of its key, and found through the record alone: no key opens a file of another one.
 */
export const visitorFile = (collection: VisitorFileCollection): Endpoint => ({
  path: '/:id/files/:file',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'read')
    const { id, file } = req.routeParams as { id: string; file: string }
    const record = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    const { files, offers } = (record ?? {}) as Partial<
      Record<'files' | 'offers', PrivateFile[] | null>
    >
    const found = [...(files ?? []), ...(offers ?? [])].find(
      ({ key }) => key.split('/').at(-1) === file,
    )
    const answer = found && (await servePrivateFile(found, req.headers))
    if (!answer) throw new Refusal(404, 'File not found')
    return answer
  },
})
