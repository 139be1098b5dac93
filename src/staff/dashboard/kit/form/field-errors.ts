import type { z } from 'zod'
import { defaultLanguage, isLanguage, type Language } from '@/src/i18n/languages'

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

/** The name of a text in the errors of a form: the API names English texts by their fields alone. */
export const textName = (lng: Language, field: string): string =>
  lng === defaultLanguage ? field : `translations.${lng}.${field}`

/** Returns the errors of texts in one language, by their fields. */
export const errorsIn = (errors: FieldErrors, lng: Language): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) => {
      const start = textName(lng, '')
      return name.startsWith(start) ? [[name.slice(start.length), message]] : []
    }),
  )

/**
 * The language of the first text that is wrong; undefined where all are right.
 * @param fields the names of texts
 */
export function faultyLanguage(errors: FieldErrors, fields: string[]): Language | undefined {
  for (const name of Object.keys(errors)) {
    const [first = '', lng] = name.split('.')
    if (first === 'translations' && isLanguage(lng)) return lng
    if (fields.includes(first)) return defaultLanguage
  }
  return undefined
}
