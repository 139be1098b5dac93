import { countries } from '@/src/contract/visitor-forms'
import type { Language } from '@/src/i18n/languages'
import { formatCountry } from '@/src/i18n/format'

/** Names of the contact form's countries, by their ids. */
export const countryNames = (lng: Language): Record<string, string> =>
  Object.fromEntries(
    countries
      .filter((country) => country !== 'other')
      .map((country) => [country, formatCountry(country, lng)]),
  )
