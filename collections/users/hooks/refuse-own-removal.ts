import type {
  Access,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  Condition,
  PayloadRequest,
} from 'payload'
import { isActingSuperAdmin } from '@/src/payload/access/rules'
import { Refusal } from '@/src/payload/errors'

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
