import type { z } from 'zod'
import { passwordExpired } from '@/src/contract/user'
import type { Texts } from '../ui/texts'

/** Problems of single fields, by their names: the first of each. */
export type FieldErrors = Record<string, string>

/** What a schema of the contract finds wrong with values. */
export function fieldErrorsOf(schema: z.ZodType, values: unknown): FieldErrors {
  const result = schema.safeParse(values)
  if (result.success) return {}
  const fieldErrors: FieldErrors = {}
  for (const { path, message } of result.error.issues) fieldErrors[String(path[0])] ??= message
  return fieldErrors
}

/** The contract's messages are English; those that staff meet every day are there in every language. */
export function fieldErrorText(t: Texts, message: string | undefined): string | undefined {
  if (message === undefined) return undefined
  const key = known[message as keyof typeof known]
  return key ? t(key) : message
}

const known = {
  'Username required': 'problem.username',
  'Password required': 'problem.password',
  'Title is required': 'problem.title',
  'Title and location are required': 'problem.titleAndLocation',
  'Name is required': 'problem.name',
  'Category is required': 'problem.category',
  'Invalid email address': 'problem.email',
  'The password must have at least 10 characters': 'problem.passwordShort',
  'The new password must be another one': 'problem.passwordSame',
  [passwordExpired]: 'portal.passwordExpired',
} as const
