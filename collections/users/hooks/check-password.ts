import type { CollectionBeforeValidateHook } from 'payload'
import { demoPassword } from '@/src/lib/demo'
import { isDemo } from '@/src/lib/env'
import { fieldRefusal } from '@/collections/errors'

const passwordMinLength = 10

/** New passwords are long enough, not the name, and outside the demo not the demo's. */
export const checkPassword: CollectionBeforeValidateHook = ({
  collection,
  data,
  operation,
  originalDoc,
}) => {
  const password: unknown = data?.password
  if (operation === 'update' && (password === undefined || password === null || password === '')) {
    return data
  }
  const problem = passwordProblem(password, data?.username ?? originalDoc?.username)
  if (problem) throw fieldRefusal('password', problem, collection.slug)
  return data
}

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
