import type { Payload, PayloadRequest } from 'payload'
import { Refusal } from '../errors'
import { trackAuthors } from './authors'
import { approvalNeeded, mayPublish, mustPublishLatest } from './may-publish'
import { isApproved } from './rules'
import { type Doc, storedDocument } from './stored'

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
export function guardPublishing(payload: Payload): void {
  const db = payload.db as unknown as Record<string, Write> & { [guarded]?: true }
  if (db[guarded]) return
  db[guarded] = true
  for (const name of ['create', 'updateOne'] as const) {
    const write = db[name]?.bind(db)
    if (!write) continue
    db[name] = async (args) => {
      if (args.collection === 'payload-jobs') await checkSchedule(args)
      else await checkPublishing(args)
      return write(args)
    }
  }
  trackAuthors(payload)
}

const guarded = Symbol('guarded')

interface Args {
  collection?: unknown
  data?: Doc
  id?: unknown
  req?: PayloadRequest
}
type Write = (args: Args) => Promise<unknown>

async function checkPublishing({ collection, data, id, req }: Args): Promise<void> {
  if (!isApproved(collection) || data?._status !== 'published' || !req?.user) return
  const known = id === undefined ? undefined : String(id)
  const { approvedDocument } = req.context as Partial<ReturnType<typeof approvedContext>>
  if (known !== undefined && approvedDocument === `${collection}/${known}`) return
  const before = known === undefined ? null : await storedDocument(req, collection, known)
  if (await mayPublish(req, collection, { before, after: data })) return
  throw new Refusal(403, approvalNeeded)
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
