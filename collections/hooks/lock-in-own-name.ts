import type { CollectionBeforeOperationHook } from 'payload'
import { Refusal } from '../errors'

/**
 * Who writes a lock of the panel is who holds it. The panel itself makes locks below this, and takes one over by writing the
 * own account into it; a lock in the name of a colleague would keep others from a document that nobody has open.
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
