import { defaultLanguage, isLanguage, type Language } from '@/src/i18n/languages'
import type { FieldErrors } from './field-errors'

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
