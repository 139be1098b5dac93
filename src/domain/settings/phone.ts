import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { phoneHref } from '@/src/domain/links/link'

/** Formats of phone numbers: as staff typed them, or in the spelling of ITU-T E.123. */
export const phoneFormats = ['typed', 'international', 'national'] as const

export interface PhoneRule {
  format: (typeof phoneFormats)[number]
  /** ISO 3166 code of the country whose numbers may be typed without +, and are its own in national spelling. */
  country: string | null
}

/** Countries and regions with numbers of their own, by ISO 3166 code. */
export const phoneCountries: string[] = getCountries()

/**
 * A number as pages show it, and the link that dials it: E.164 with the extension, where the number says its country
 * or the rule does. What is more than a number, or none, stays as typed.
 */
export function phoneBy(
  { format, country }: PhoneRule,
  typed: string,
): { number: string; href: string } {
  const own = isCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: own, extract: false })
  if (!phone?.isPossible()) {
    const [first] = findPhoneNumbersInText(typed, own)
    return { number: typed, href: first?.number.getURI() ?? phoneHref(typed) }
  }
  const href = phone.getURI()
  if (format === 'typed') return { number: typed, href }
  const isNational = format === 'national' && own !== undefined && phone.country === own
  return { number: isNational ? phone.formatNational() : phone.formatInternational(), href }
}

const isCountry = (code: string | null): code is CountryCode =>
  code !== null && isSupportedCountry(code)
