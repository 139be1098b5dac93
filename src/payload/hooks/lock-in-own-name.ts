import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Where } from 'payload'
import { Refusal } from '../errors'
import { isHeld } from '../presence/in-panel'

/**
 * Sets the user of a lock to the caller, and refuses any other with 403. Payload's panel makes its locks through the local API,
 * and takes one over by writing the caller's account into it; with another account's id, a caller could keep
 * colleagues out of a document that is not open. A lock stays with its document, or one of a colleague could be moved away.
 */
export const lockInOwnName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  if (!isWrite || !req.user) return args
  const { data } = args as { data?: Record<string, unknown> }
  const own = { relationTo: 'users', value: req.user.id }
  if (data?.user !== undefined) {
    const { relationTo, value } = Object(data.user) as Partial<typeof own>
    if (relationTo !== own.relationTo || value !== own.value)
      throw new Refusal(403, 'A document is locked in the own name alone')
  }
  const isMoved = data && ('document' in data || 'globalSlug' in data)
  if (operation !== 'create' && isMoved) throw new Refusal(403, 'A lock stays with its document')
  return { ...args, data: { ...data, user: own } }
}

/** Refuses a second lock with 423: the newest one counts, so that it would take the document over unseen. */
export const lockWhatIsFree: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !req.user) return data
  const { document, globalSlug } = data as {
    document?: { relationTo: string; value: string } | null
    globalSlug?: string | null
  }
  const isSame: Where = document
    ? {
        and: [
          { 'document.relationTo': { equals: document.relationTo } },
          { 'document.value': { equals: document.value } },
        ],
      }
    : { globalSlug: { equals: globalSlug } }
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: { and: [isSame, isHeld()] },
    depth: 0,
    pagination: false,
    req,
  })
  if (docs.some(({ user }) => String(user.value) !== String(req.user?.id)))
    throw new Refusal(423, 'Somebody else has it open in the panel')
  return data
}
