import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { withdraw, announce } from '@/src/platform/redis/presence'
import { Refusal } from '@/src/payload/errors'

/**
 * There is always a super_admin: the last one can be neither deleted nor demoted. Whoever is about to
 * go is noted until that is done, so that two who go at once, or all in one bulk call, do not each
 * count on the other.
 */
export const requireOneSuperAdmin: {
  beforeValidate: CollectionBeforeValidateHook
  beforeDelete: CollectionBeforeDeleteHook
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} = {
  beforeValidate: async ({ data, operation, originalDoc, req }) => {
    const isDemotion =
      operation === 'update' &&
      originalDoc?.role === 'super_admin' &&
      data?.role !== undefined &&
      data.role !== 'super_admin'
    if (isDemotion) await refuseIfLast(String(originalDoc.id), req)
    return data
  },
  beforeDelete: async ({ id, req }) => {
    const user = await req.payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (user?.role === 'super_admin') await refuseIfLast(String(id), req)
  },
  afterChange: async ({ doc }) => {
    await withdraw(leaving, String(doc.id))
    return doc
  },
  afterDelete: async ({ doc, id }) => {
    await withdraw(leaving, String(id))
    return doc
  },
}

/**
 * Key of accounts that are about to be removed, and the time for which an entry counts, ms: a call may fail afterwards.
 */
const leaving = 'leaving-super-admins'
const believedFor = 10_000

async function refuseIfLast(id: string, req: PayloadRequest): Promise<void> {
  const notThese = await announce(leaving, id, believedFor)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'super_admin' }, id: { not_in: notThese } },
    req,
  })
  if (totalDocs > 0) return
  await withdraw(leaving, id)
  throw new Refusal(409, 'The last super_admin can be neither deleted nor demoted.')
}
