import type { Thing, WithContext } from 'schema-dts'

/** What a page tells machines about itself, in the words of schema.org. */
export type StructuredData = WithContext<Thing>

/**
 * The text of a `<script type="application/ld+json">`. No text of an editor can end the script or begin
 * a comment in it.
 */
export const scriptOf = (data: StructuredData[]): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** An address as other sites need it. */
export const absolute = (siteUrl: string, address: string): string =>
  new URL(address, `${siteUrl}/`).href

/** What names the company in all of its pages' data. */
export const companyId = (siteUrl: string): string => `${siteUrl}/#organization`
