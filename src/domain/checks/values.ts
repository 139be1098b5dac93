import { isLanguage, type Language } from '@/src/i18n/languages'
import { isRecord } from '@/src/platform/values/stored-values'

export type ByLanguage = Partial<Record<Language, string>>

/** The texts of a localized value, without those that are empty. */
export function textsByLanguage(value: unknown): ByLanguage {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      ([lng, text]) => isLanguage(lng) && typeof text === 'string' && text.trim() !== '',
    ),
  )
}

/** The id of a document that is named, or of one that was read. */
export const readId = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value !== '') return value
  return isRecord(value) && typeof value.id === 'string' ? value.id : undefined
}
