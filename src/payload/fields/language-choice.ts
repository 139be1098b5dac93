import type { FieldHook } from 'payload'
import { languageEntries, languageNames, languages } from '@/src/i18n/languages'

/** The languages of the site, as a field offers them to choose from. */
export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

/** Leaves out what the site has removed since it was chosen: the record could not be saved with it. */
export const withoutRemoved: FieldHook = ({ value }: { value?: unknown }) => {
  if (Array.isArray(value)) return value.filter((lng) => !isRemoved(lng))
  return isRemoved(value) ? null : value
}

const isRemoved = (value: unknown): boolean =>
  typeof value === 'string' &&
  Object.hasOwn(languageEntries, value) &&
  !(languages as string[]).includes(value)
