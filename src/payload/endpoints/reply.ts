import type { Endpoint, PayloadRequest } from 'payload'
import {
  type AnsweredCollection,
  type Reply,
  type ReplyAnswer,
  ReplyInput,
} from '@/src/contract/staff/inbox'
import { canSendMail } from '@/src/platform/mail'
import { withLock } from '@/src/platform/redis/shared-lock'
import { Refusal } from '../errors'
import { mustBeAllowed, parseInput, requireStaff } from './call'

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
      const replies = await keep(collection, id, [...before.slice(0, -1), { ...reply, state }], req)
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
): Promise<Reply[]> {
  const isRead = collection === 'inquiries' ? { isRead: true } : {}
  const record = await req.payload.update({
    collection,
    id,
    data: { replies, ...isRead },
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
