import type { BreadcrumbList, Certification, Thing, WithContext } from 'schema-dts'
import type { Certificate } from '@/src/contract/certificate'

/** Structured data of a page, in the vocabulary of schema.org. */
export type StructuredData = WithContext<Thing>

/**
 * The text of a `<script type="application/ld+json">`. No text of an editor can end the script or begin
 * a comment in it.
 */
export const toScriptText = (data: StructuredData[]): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** An address as other sites need it. */
export const absolute = (siteUrl: string, address: string): string =>
  new URL(address, `${siteUrl}/`).href

/** Returns the identifier of the company in the data of all of its pages. */
export const companyId = (siteUrl: string): string => `${siteUrl}/#organization`

/** A page on the way to this one. */
export interface Crumb {
  name: string
  address: string
}

/** The way from the start page to this one, which is the last. */
export const breadcrumbs = (siteUrl: string, trail: Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(siteUrl, address),
  })),
})

/** A certificate that is in force, in the words of schema.org. */
export const toCertification = (certificate: Certificate): Certification => ({
  '@type': 'Certification',
  name: certificate.standard,
  certificationIdentification: certificate.number,
  certificationStatus: 'CertificationActive',
  validFrom: certificate.firstDay,
  ...(certificate.lastDay ? { expires: certificate.lastDay } : {}),
  ...(certificate.authority
    ? { issuedBy: { '@type': 'Organization', name: certificate.authority } }
    : {}),
  ...(certificate.authorityUrl ? { url: certificate.authorityUrl } : {}),
})
