import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { fieldRefusal } from '@/src/payload/errors'
import { isCommonPassword, isMadeOfNames } from '@/src/platform/auth/passwords'
import { demoPassword } from '@/src/domain/demo'
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
