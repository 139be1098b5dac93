import type { CollectionBeforeOperationHook } from 'payload'
import { Refusal } from '../errors'

/**
 * Sets the user of a lock to the caller, and refuses any other with 403. Payload's panel makes its locks through the local API,
 * and takes one over by writing the caller's account into it; with another account's id, a caller could keep
 * colleagues out of a document that is not open.
 */
export const lockInOwnName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  if (!isWrite || !req.user) return args
  const { data } = args as { data?: { user?: unknown } }
  const own = { relationTo: 'users', value: req.user.id }
  if (data?.user !== undefined) {
    const { relationTo, value } = Object(data.user) as Partial<typeof own>
    if (relationTo !== own.relationTo || value !== own.value)
      throw new Refusal(403, 'A document is locked in the own name alone')
  }
  return { ...args, data: { ...data, user: own } }
}
