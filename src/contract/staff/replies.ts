import { z } from 'zod'
import { filledLine } from '../form-text'
import { filledText } from '../patterns'

/** States of a mail: `sending` where the outcome is unknown, because the server was ended meanwhile. */
export const replyStates = ['sending', 'sent', 'failed'] as const

/** Collections of what visitors sent, and staff answer. */
export const answeredCollections = ['inquiries', 'quote-requests', 'job-applications'] as const
export type AnsweredCollection = (typeof answeredCollections)[number]

/** A mail that staff sent to a visitor from here. */
export const Reply = z.object({
  id: z.string().nullish(),
  subject: z.string(),
  text: z.string(),
  username: z.string().describe('Who wrote it'),
  sentAt: z.string(),
  state: z.enum(replyStates).describe('`sending` of a mail whose end is not known'),
})
export type Reply = z.infer<typeof Reply>

export const replyLengths = { subject: 200, text: 10_000 }

/** Body of a reply; it goes to the address that the visitor gave. */
export const ReplyInput = z
  .strictObject({
    subject: filledLine(replyLengths.subject),
    text: filledText(replyLengths.text, 'text is required'),
  })
  .meta({ id: 'ReplyInput' })
export type ReplyInput = z.infer<typeof ReplyInput>

export const ReplyAnswer = z
  .object({ message: z.string(), reply: Reply })
  .meta({ id: 'ReplyAnswer' })
export type ReplyAnswer = z.infer<typeof ReplyAnswer>
