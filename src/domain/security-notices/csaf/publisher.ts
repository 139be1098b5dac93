import { securityAddress } from '@/src/domain/links/security-address'

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
