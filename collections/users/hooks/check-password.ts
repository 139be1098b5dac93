import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { demoPassword } from '../../../src/lib/demo'
import { isDemo } from '../../../src/lib/env'
import { fieldRefusal } from '../../errors'

export const passwordMinLength = 10

/** In `req.context`: whoever changes the own password has just proved to know the current one. */
export const provenKey = 'passwordProven'

/**
 * New passwords are long enough, not the name, and outside the demo not the demo's. The own one changes
 * by `POST /account/password` alone, which asks for the current one.
 */
export const checkPassword: CollectionBeforeValidateHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const password: unknown = data?.password
  if (operation === 'update' && (password === undefined || password === null || password === '')) {
    return data
  }
  const isOwn = operation === 'update' && isOwnAccount(req, originalDoc?.id)
  if (isOwn && !req.context[provenKey]) {
    const problem = 'Change your own password in your account, where the current one is asked for'
    throw fieldRefusal('password', problem, collection.slug)
  }
  const problem = passwordProblem(password, data?.username ?? originalDoc?.username)
  if (problem) throw fieldRefusal('password', problem, collection.slug)
  return data
}

export const isOwnAccount = ({ user }: Pick<PayloadRequest, 'user'>, id: unknown): boolean =>
  user !== null && user !== undefined && String(user.id) === String(id)

/** What is wrong with a new password, undefined for a good one. */
export function passwordProblem(password: unknown, username: unknown): string | undefined {
  if (typeof password !== 'string' || password === '') return 'Password required'
  if (password.length < passwordMinLength) {
    return `The password must have at least ${passwordMinLength} characters`
  }
  if (password.length > 200) return 'The password must not be longer than 200 characters'
  if (password.toLowerCase() === String(username).toLowerCase()) {
    return 'The password must not be the username'
  }
  if (password === demoPassword && !isDemo) return 'This password is publicly known'
  return undefined
}
