import { providerMetadataPath, securityAddress } from './csaf/publisher'

/** Days for which the file is valid: the RFC asks for less than a year. */
const daysValid = 180

interface Options {
  /** True where there are notices, so that the list is linked for machines. */
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
