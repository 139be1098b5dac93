import type { z } from 'zod'

/** Problems of single fields, by their names: the first of each. */
export type FieldErrors = Record<string, string>

/** Returns the errors that a schema of the contract finds in values. */
export function findFieldErrors(schema: z.ZodType, values: unknown): FieldErrors {
  const result = schema.safeParse(values)
  if (result.success) return {}
  const fieldErrors: FieldErrors = {}
  for (const { path, message } of result.error.issues) fieldErrors[String(path[0])] ??= message
  return fieldErrors
}
