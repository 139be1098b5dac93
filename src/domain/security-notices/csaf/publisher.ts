/** Publisher of notices. */
export interface Publisher {
  name: string
  /** Address of the site, which is the namespace of its numbers. */
  siteUrl: string
  /** Contact of those responsible for the security of the products. */
  contact: string | null
}

interface Company {
  companyName: string
  emails: { label: string | null; address: string | null }[]
}

export function publisherFrom({ companyName, emails }: Company, siteUrl: string): Publisher {
  const address = securityAddress(emails)
  const contact = [...(address ? [address] : []), `${siteUrl}/contact`].join(', ')
  return { name: companyName, siteUrl, contact }
}

/** Below which everything of CSAF lies, and the folder of the documents that are for everybody. */
const csafFolder = '/.well-known/csaf'
export const whiteFolder = `${csafFolder}/white`

export const providerMetadataPath = `${csafFolder}/provider-metadata.json`
export const feedPath = `${csafFolder}/feed-tlp-white.json`

interface Filed {
  number: string
  /** ISO 8601; its year is the folder. */
  publishedAt: string
}

/** The name of a document's file: its number in small letters, all but letters, digits, `+` and `-` as `_` (section 5.1). */
export const csafFileName = (number: string): string =>
  `${number.toLowerCase().replace(/[^+\-a-z0-9]+/g, '_')}.json`

/** Returns the path of a document below the common folder. */
export const csafFile = ({ number, publishedAt }: Filed): string =>
  `${publishedAt.slice(0, 4)}/${csafFileName(number)}`

export const csafPath = (notice: Filed): string => `${whiteFolder}/${csafFile(notice)}`

interface Email {
  label: string | null
  address: string | null
}

/** Whom to tell about holes: the mail address whose label or name speaks of security, else the first. */
export function securityAddress(emails: Email[]): string | null {
  const usable = emails.filter(({ address }) => address && /^[^\s@<>]+@[^\s@<>]+$/.test(address))
  const chosen =
    usable.find(({ label, address }) => /security|psirt/i.test(`${label} ${address}`)) ?? usable[0]
  return chosen?.address ?? null
}
