import type {
  CollectionBeforeChangeHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  FieldAccess,
  PayloadRequest,
} from 'payload'
import { passwordExpired } from '@/src/contract/user'
import { demoPassword } from '@/src/domain/demo'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import {
  initialPasswordEnd,
  isCommonPassword,
  isMadeOfNames,
  isPasswordExpired,
} from '@/src/platform/auth/passwords'
import { isDemo } from '@/src/platform/env'

const passwordMinLength = 10

/** New passwords are long enough, hard to guess, and outside the demo not the demo's. */
export const checkPassword: CollectionBeforeValidateHook = async ({
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
  const problem = await passwordProblem(req, password, data?.username ?? originalDoc?.username)
  if (problem) throw fieldRefusal('password', problem, collection.slug)
  return data
}

/** Returns the problem of a new password, undefined for a good one. */
export async function passwordProblem(
  req: PayloadRequest,
  password: unknown,
  username: unknown,
): Promise<string | undefined> {
  if (typeof password !== 'string' || password === '') return 'Password required'
  if (password.length < passwordMinLength) {
    return `The password must have at least ${passwordMinLength} characters`
  }
  if (password.length > 200) return 'The password must not be longer than 200 characters'
  if (password.toLowerCase() === String(username).toLowerCase()) {
    return 'The password must not be the username'
  }
  if (password === demoPassword) return isDemo ? undefined : 'This password is publicly known'
  if (isCommonPassword(password)) return 'This password is one of the most common ones'
  if (isMadeOfNames(password, [String(username), ...(await namesOfSite(req))])) {
    return 'The password must hold more than names of the account, the company or its products'
  }
  return undefined
}

/** Names that come to the mind of who guesses at an account of this site. */
async function namesOfSite({ payload }: PayloadRequest): Promise<string[]> {
  const settings = await payload.db.findGlobal<{ companyName?: unknown }>({
    slug: 'site-settings',
    select: { companyName: true },
  })
  const { docs } = await payload.db.find<{ name?: unknown }>({
    collection: 'products',
    select: { name: true },
    sort: '-updatedAt',
    limit: 500,
    pagination: false,
  })
  return [
    'terminalia',
    ...textsIn(settings?.companyName),
    ...docs.flatMap(({ name }) => textsIn(name)),
  ]
}

/** A text, or those of all languages. */
const textsIn = (value: unknown): string[] =>
  [value, ...(typeof value === 'object' && value ? Object.values(value) : [])].filter(
    (text) => typeof text === 'string',
  )

/** In `req.context`: the user has just proved to know the current password. */
export const provenKey = 'passwordProven'

/**
 * The own password changes by `POST /account/password` alone, which asks for the current one: a session
 * that was left open is not enough. The hook refuses with a message; field access refuses the rest, changes of many
 * accounts at once.
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

/**
 * Stores when a password expires that a super_admin sets for another account, or that the first start makes up (ASVS 5.0, V6.4.1).
 * A password that the owner sets does not expire, nor one that the operator chose or the seed sets: these write without a user.
 */
export const dateInitialPassword: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req: { context, user },
}) => {
  if (!data.password) return data
  const isOfOther = user && (operation === 'create' || String(user.id) !== String(originalDoc?.id))
  const isInitial = isOfOther || context.madeUpPassword === true
  return { ...data, passwordExpiresAt: isInitial ? initialPasswordEnd() : null }
}

/** Refuses to sign in with an initial password that has expired. Runs after the password was checked, so guesses learn nothing. */
export const refuseExpiredPassword: CollectionBeforeLoginHook = ({ user }) =>
  requireValidPassword(user)

/** @throws Refusal 401 for an account whose initial password has expired: sessions of it would end at once */
export function requireValidPassword(user: Parameters<typeof isPasswordExpired>[0]): void {
  if (isPasswordExpired(user)) throw new Refusal(401, passwordExpired, {}, 'password_expired')
}
