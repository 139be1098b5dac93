import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { Payload, PayloadRequest } from 'payload'
import { phoneHref } from '@/src/domain/links/link'
import { type Day, dayIn, isTimeZone } from '@/src/platform/time/days'

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

/** Key of the zone in the context of a call. */
const zoneOfCall = 'zone of the company'

/**
 * The time zone of the company, as the site settings that are published name it; else UTC. A call reads it once, though
 * Payload asks for the rights of a visitor several times for each query.
 * @param req of a call that this is part of
 */
export async function companyZone(payload: Payload, req?: PayloadRequest): Promise<string> {
  const known = req?.context[zoneOfCall]
  if (typeof known === 'string') return known
  const { timeZone } = await payload.findGlobal({
    slug: 'site-settings',
    select: { timeZone: true },
    depth: 0,
    ...(req ? { req } : {}),
  })
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  // Only now: every call of Payload with `req` gives it a new context.
  if (req) req.context[zoneOfCall] = zone
  return zone
}

/** The time whose site a read shows, ms: that of a release where staff look at one, or now. */
export const siteTime = ({ siteDate }: { siteDate?: unknown } = {}): number =>
  typeof siteDate === 'string' ? Date.parse(siteDate) : Date.now()

/** Returns the day by the company's clock. */
export const companyDay = async (payload: Payload, req?: PayloadRequest): Promise<Day> =>
  dayIn(await companyZone(payload, req), siteTime(req?.context))

/** Stands where the company's name belongs until somebody writes it into the site settings. */
export const unnamedCompany = 'Your company'
