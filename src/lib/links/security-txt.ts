import { providerMetadataPath } from '../csaf/places'
import { securityAddress } from './security-address'

/** How long the file is good for: the RFC asks for less than a year. */
const daysValid = 180

interface Options {
  /** Whether there are notices, of which machines then find the list. */
  hasNotices?: boolean
}

/**
 * The text of `/.well-known/security.txt`. The contact is the address of the settings that `securityAddress` chooses;
 * the contact page is there in any case.
 */
export function securityTxt(
  siteUrl: string,
  emails: Parameters<typeof securityAddress>[0],
  now: Date,
  { hasNotices = false }: Options = {},
): string {
  const address = securityAddress(emails)
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + daysValid)
  return [
    ...(address ? [`Contact: mailto:${address}`] : []),
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    ...(hasNotices ? [`CSAF: ${siteUrl}${providerMetadataPath}`] : []),
    '',
  ].join('\n')
}
