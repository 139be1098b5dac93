import { countries } from '@/src/contract/inquiry-form'
import type { Language } from '@/src/i18n/languages'

/** Names of the contact form's countries, by their ids, of which one is no region code. */
export function countryNames(lng: Language): Record<string, string> {
  const names = new Intl.DisplayNames(lng, { type: 'region' })
  return Object.fromEntries(
    countries
      .filter((country) => country !== 'other')
      .map((country) => {
        const region = country === 'uk' ? 'GB' : country.toUpperCase()
        return [country, names.of(region) ?? region]
      }),
  )
}
