import type { Thing, WithContext } from 'schema-dts'

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
