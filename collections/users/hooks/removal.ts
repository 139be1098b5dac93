import type {
  Access,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  Condition,
  PayloadRequest,
} from 'payload'
import { isActingSuperAdmin } from '@/src/payload/access/rules'
import { Refusal } from '@/src/payload/errors'
import { announce, withdraw } from '@/src/platform/redis/presence'

/**
 * Refuses to delete or demote the last super_admin. Accounts about to go are noted until that is done, so that two that
 * go at the same time, or all in one bulk call, do not each count on the other.
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
    where: {
      role: { equals: 'super_admin' },
      id: { not_in: notThese },
      // One that is invited cannot sign in yet, and one that a provider signs in cannot while that is away.
      resetPasswordToken: { exists: false },
      signsInWith: { exists: false },
    },
    req,
  })
  if (totalDocs > 0) return
  await withdraw(leaving, id)
  throw new Refusal(409, 'The last super_admin can be neither deleted nor demoted.')
}

/**
 * Accounts neither delete nor demote themselves, however many super_admins there are: role and permissions
 * are changed by another super_admin. Forms send both as they are, so only a change is refused.
 */
export const refuseOwnRemoval: {
  beforeValidate: CollectionBeforeValidateHook
  beforeDelete: CollectionBeforeDeleteHook
} = {
  beforeValidate: ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update' || !isOwn(req, originalDoc?.id)) return data
    if (data?.role !== undefined && data.role !== originalDoc.role) {
      throw new Refusal(403, 'You cannot change your own role. Another super_admin can.')
    }
    if (data?.permissions !== undefined && !areSame(data.permissions, originalDoc.permissions)) {
      throw new Refusal(403, 'You cannot change your own permissions. Another super_admin can.')
    }
    return data
  },
  beforeDelete: ({ id, req }) => {
    if (isOwn(req, id)) {
      throw new Refusal(403, 'You cannot delete your own account. Another super_admin can.')
    }
  },
}

/** Deletes the API keys of an account together with it. */
export const deleteOwnKeys: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { userId: { equals: String(id) } }
  await req.payload.db.deleteMany({ collection: 'api-keys', where, req })
}

/**
 * Allows deleting accounts. The document comes along only when the panel asks which buttons to show: there the own
 * account has none. A call to delete it passes, so that the hook refuses it with its reason.
 */
export const deletingOthers: Access = ({ data, req }) =>
  isActingSuperAdmin(req) && !isOwn(req, data?.id)

/** Fields that the panel hides on the own account. Its forms know the id only until something is typed. */
export const onOthers: Condition = (data, _, { user }) =>
  !isOwn({ user }, data?.id) && data?.username !== user?.username

const isOwn = ({ user }: Pick<PayloadRequest, 'user'>, id: unknown): boolean =>
  Boolean(user) && id !== undefined && String(user?.id) === String(id)

function areSame(given: unknown, stored: unknown): boolean {
  const listed = (value: unknown) => [...new Set(Array.isArray(value) ? value : [])].sort().join()
  return listed(given) === listed(stored)
}
