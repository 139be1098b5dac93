interface Email {
  label: string | null
  address: string | null
}

/** How long the file is good for: the RFC asks for less than a year. */
const daysValid = 180

/**
 * The text of `/.well-known/security.txt`. The contact is the address of the settings whose label or
 * name speaks of security, else the first; the contact page is there in any case.
 */
export function securityTxt(siteUrl: string, emails: Email[], now: Date): string {
  const usable = emails.filter(({ address }) => address && /^[^\s@<>]+@[^\s@<>]+$/.test(address))
  const chosen =
    usable.find(({ label, address }) => /security|psirt/i.test(`${label} ${address}`)) ?? usable[0]
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + daysValid)
  return [
    ...(chosen ? [`Contact: mailto:${chosen.address}`] : []),
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
