import type { Endpoint, PayloadRequest } from 'payload'
import {
  type BulkAction,
  bulkActions,
  type BulkAnswer,
  type BulkCollection,
  type BulkFields,
  BulkInput,
  type editedInBulk,
} from '@/src/contract/staff/bulk'
import { isDocumentId } from '@/src/platform/database/ids'
import { toProblem } from '@/src/platform/http/to-problem'
import { fieldRefusal, Refusal } from '../errors'
import { editMany } from './edit-many'
import { listEditable } from './editable-fields'
import { mustBeAllowed, parseInput } from '../endpoints/call'

/**
 * `POST /{collection}/bulk`: does the same with many records, each for itself; a field is changed in all of them or in none.
 */
export const bulk = (collection: BulkCollection): Endpoint => ({
  path: '/bulk',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'read')
    const { action, ids, edit } = await parseInput(req, BulkInput)
    if (!(bulkActions[collection] as readonly BulkAction[]).includes(action)) {
      throw fieldRefusal('action', `The action ${action} is not possible with ${collection}`)
    }
    await mustBeAllowed(req, collection, action === 'delete' ? 'delete' : 'update')
    if ((action === 'edit') !== (edit !== undefined))
      throw fieldRefusal('edit', 'edit must say what the action edit changes, and nothing else')
    if (edit) return Response.json(await editMany(req, collection, ids, edit))
    return Response.json(
      await eachRecord(req, ids, (id) => perform(req, collection, id, action as Switch | 'delete')),
    )
  },
})

/** `GET /{collection}/bulk`: the fields that can be changed in many records at once. */
export const bulkFields = (collection: (typeof editedInBulk)[number]): Endpoint => ({
  path: '/bulk',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'update')
    return Response.json({ fields: listEditable(req, collection) } satisfies BulkFields)
  },
})

/** Actions that write the same in each record. */
type Switch = Exclude<BulkAction, 'delete' | 'edit'>

const changes: Record<Switch, () => Record<string, unknown>> = {
  publish: () => ({ _status: 'published' }),
  unpublish: () => ({ _status: 'draft' }),
  feature: () => ({ isFeatured: true }),
  unfeature: () => ({ isFeatured: false }),
  activate: () => ({ isActive: true }),
  deactivate: () => ({ isActive: false }),
  read: () => ({ isRead: true }),
  unread: () => ({ isRead: false }),
  finish: () => ({ isDone: true }),
  reopen: () => ({ isDone: false }),
  trash: () => ({ deletedAt: new Date().toISOString() }),
  restore: () => ({ deletedAt: null }),
}

async function perform(
  req: PayloadRequest,
  collection: BulkCollection,
  id: string,
  action: Switch | 'delete',
): Promise<void> {
  if (!isDocumentId(id)) throw new Refusal(404, 'Not Found')
  const call = { collection, id, depth: 0, overrideAccess: false, overrideLock: false, req }
  if (action === 'delete') await req.payload.delete({ ...call, trash: true })
  else await req.payload.update({ ...call, trash: action === 'restore', data: changes[action]() })
}

/**
 * Does the same with many records, one after the other and each for itself: what fails leaves the others as they are,
 * and the answer says why.
 * @param ids may name a record twice; it is done once
 */
export async function eachRecord(
  req: PayloadRequest,
  ids: string[],
  change: (id: string) => Promise<unknown>,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { message: '', done: [], errors: [] }
  for (const id of new Set(ids)) {
    try {
      await change(id)
      answer.done.push(id)
    } catch (err) {
      const { status, message, code, isOurs } = toProblem(err)
      if (isOurs) req.payload.logger.error({ err, msg: 'One of many records could not be changed' })
      answer.errors.push({ id, status, message, code })
    }
  }
  answer.message = `${answer.done.length} done, ${answer.errors.length} refused`
  return answer
}
