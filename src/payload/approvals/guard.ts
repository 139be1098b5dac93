import type { PayloadRequest } from 'payload'
import type { WriteStep } from '@/src/platform/database/write-step'
import { approvalRefusal, mayPublish, mustPublishLatest } from './may-publish'
import { type Doc, isApproved } from './rules'
import { storedDocument } from '@/src/payload/read-once'

/**
 * Returns the context by which an approval tells the guard, in `context.approvedDocument`, which document it publishes.
 */
export const approvedContext = (collection: string, id: string) => ({
  approvedDocument: `${collection}/${id}`,
})

/**
 * Refuses what may not be published without the approval of another person, where documents are stored: below all of
 * Payload's operations, so that it holds for every way in. There a document is whole in all its languages.
 */
export const guardPublishing: WriteStep = (next, { name }) => {
  if (name !== 'create' && name !== 'updateOne') return next
  return async (args) => {
    const check = args.collection === 'payload-jobs' ? checkSchedule : checkPublishing
    await check(args as Args)
    return next(args)
  }
}

interface Args {
  collection?: unknown
  data?: Doc
  id?: unknown
  req?: PayloadRequest
}

async function checkPublishing({ collection, data, id, req }: Args): Promise<void> {
  if (!isApproved(collection) || data?._status !== 'published' || !req?.user) return
  const known = id === undefined ? undefined : String(id)
  const { approvedDocument } = req.context as Partial<ReturnType<typeof approvedContext>>
  if (known !== undefined && approvedDocument === `${collection}/${known}`) return
  const readBefore = async () =>
    known === undefined ? null : storedDocument(req, collection, known)
  if (await mayPublish(req, collection, { readBefore, after: data })) return
  throw approvalRefusal()
}

/** A time is set by who may publish by then: the panel and the API both queue a job. */
async function checkSchedule({ data, req }: Args): Promise<void> {
  if (data?.taskSlug !== 'schedulePublish' || !req?.user) return
  const { type, doc } = (data.input ?? {}) as {
    type?: string
    doc?: { relationTo?: unknown; value?: unknown }
  }
  if (type === 'unpublish' || !isApproved(doc?.relationTo)) return
  await mustPublishLatest(req, doc.relationTo, String(doc.value))
}
