import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import { filledText, text } from '../patterns'
import { approvedCollections } from './collection-lists'

export const commentLengths = { text: 4000, path: 300 }

/** Most accounts that one comment may mention. */
const maxMentions = 20

const recordId = z.string().regex(/^[\w-]{1,64}$/, 'must be an id')

/** Body of POST /admin/comments/write. */
export const CommentInput = z
  .strictObject({
    resourceType: z.enum(approvedCollections).describe('Collection'),
    resourceId: recordId,
    path: text(commentLengths.path)
      .nullish()
      .describe('The field that it is about, with dots between; left out, the whole document'),
    locale: z.enum(languages).nullish().describe('The language that it is about'),
    text: filledText(commentLengths.text, 'text is required'),
    parent: recordId.nullish().describe('The comment that it answers'),
    mentions: z
      .array(recordId, 'must be a list of ids')
      .max(maxMentions, `must name at most ${maxMentions}`)
      .nullish()
      .describe('Ids of accounts that the text names by `@`; they get a mail'),
  })
  .meta({ id: 'CommentInput' })
export type CommentInput = z.infer<typeof CommentInput>

/** A comment of staff on a document, or on a place in it. */
export const Comment = z
  .object({
    id: z.string(),
    resourceType: z.enum(approvedCollections),
    resourceId: z.string(),
    path: z.string().nullable(),
    locale: z.enum(languages).nullable(),
    text: z.string(),
    parent: z.string().nullable(),
    author: z.string().describe('User name'),
    mentions: z.array(z.string()).describe('Ids of accounts'),
    isResolved: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof Comment>

/** Query of GET /admin/comments/of. */
export const CommentQuery = z.object({
  collection: z.enum(approvedCollections),
  id: recordId.describe('Of the document'),
})

/** Answer of GET /admin/comments/of. */
export const CommentList = z
  .object({
    comments: z.array(Comment).describe('The oldest first, 500 at most'),
    staff: z
      .array(z.object({ id: z.string(), username: z.string() }))
      .describe('Who may be mentioned: those who may edit the document'),
  })
  .meta({ id: 'CommentList' })
export type CommentList = z.infer<typeof CommentList>

/** Body of POST /admin/comments/{id}/resolve. */
export const CommentResolved = z
  .strictObject({ isResolved: z.boolean('must be true or false') })
  .meta({ id: 'CommentResolved' })

export const CommentAnswer = z
  .object({ message: z.string(), comment: Comment })
  .meta({ id: 'CommentAnswer' })
export type CommentAnswer = z.infer<typeof CommentAnswer>
