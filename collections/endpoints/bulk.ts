import type { Endpoint, PayloadRequest } from 'payload'
import {
  type BulkAction,
  bulkActions,
  type BulkAnswer,
  type BulkCollection,
  BulkInput,
} from '@/src/contract/staff/bulk'
import { isDocumentId } from '@/src/lib/database/document-id'
import { toProblem } from '@/src/lib/http/to-problem'
import { fieldRefusal } from '../errors'
import { inputOf, mustBeAllowed } from './call'

/**
 * `POST /{collection}/bulk`: does the same with many records, one after the other and each for itself.
 * What fails leaves the others as they are, and the answer says why.
 */
export const bulk = (collection: BulkCollection): Endpoint => ({
  path: '/bulk',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'read')
    const { action, ids } = await inputOf(req, BulkInput)
    if (!(bulkActions[collection] as readonly BulkAction[]).includes(action)) {
      throw fieldRefusal('action', `The action ${action} is not possible with ${collection}`)
    }
    await mustBeAllowed(req, collection, action === 'delete' ? 'delete' : 'update')

    const answer: BulkAnswer = { message: '', done: [], errors: [] }
    for (const id of new Set(ids)) {
      const refusal = await attempt(req, collection, id, action)
      if (refusal) answer.errors.push({ id, ...refusal })
      else answer.done.push(id)
    }
    answer.message = `${answer.done.length} done, ${answer.errors.length} refused`
    return Response.json(answer)
  },
})

/** What an action writes; deleting writes nothing. */
const changes: Record<Exclude<BulkAction, 'delete'>, () => Record<string, unknown>> = {
  publish: () => ({ _status: 'published' }),
  unpublish: () => ({ _status: 'draft' }),
  feature: () => ({ isFeatured: true }),
  unfeature: () => ({ isFeatured: false }),
  activate: () => ({ isActive: true }),
  deactivate: () => ({ isActive: false }),
  read: () => ({ isRead: true }),
  unread: () => ({ isRead: false }),
  trash: () => ({ deletedAt: new Date().toISOString() }),
  restore: () => ({ deletedAt: null }),
}

async function attempt(
  req: PayloadRequest,
  collection: BulkCollection,
  id: string,
  action: BulkAction,
): Promise<{ status: number; message: string } | undefined> {
  if (!isDocumentId(id)) return { status: 404, message: 'Not Found' }
  const call = { collection, id, depth: 0, overrideAccess: false, overrideLock: false, req }
  try {
    if (action === 'delete') await req.payload.delete({ ...call, trash: true })
    else {
      await req.payload.update({ ...call, trash: action === 'restore', data: changes[action]() })
    }
    return undefined
  } catch (err) {
    const { status, message, isOurs } = toProblem(err)
    if (isOurs) {
      req.payload.logger.error({ err, msg: 'One of many records could not be changed', action })
    }
    return { status, message }
  }
}
