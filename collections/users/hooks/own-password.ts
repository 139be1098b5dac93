import type { CollectionBeforeOperationHook, FieldAccess, PayloadRequest } from 'payload'
import { fieldRefusal } from '@/src/payload/errors'

/** In `req.context`: the user has just proved to know the current password. */
export const provenKey = 'passwordProven'

/**
 * The own password changes by `POST /account/password` alone, which asks for the current one: a session
 * that somebody left open is not enough. Who is refused is told so; field access closes what is left, the
 * change of many accounts at once.
 */
export const refuseOwnPassword: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, data } = args as { id?: unknown; data?: { password?: unknown } }
  const isOwn = operation === 'update' && isOwnAccount(req, id)
  if (isOwn && data?.password && !req.context[provenKey]) {
    const problem = 'Change your own password in your account, where the current one is asked for'
    throw fieldRefusal('password', problem, collection.slug)
  }
  return args
}

/** Payload's own forms ask without the id, but with the document. */
export const ofOthers: FieldAccess = ({ req, id, doc, data }) =>
  !isOwnAccount(req, id ?? doc?.id ?? data?.id) || Boolean(req.context[provenKey])

const isOwnAccount = ({ user }: Pick<PayloadRequest, 'user'>, id: unknown): boolean =>
  user !== null && user !== undefined && String(user.id) === String(id)
