/** The versions of a product from one, which is among them, to another, which is not. */
export interface VersionRange {
  from: string | null
  before: string | null
}

/** Pattern of versions, so that they need no quotes in a range. */
export const versionPattern = /^[0-9A-Za-z][0-9A-Za-z._-]*$/

/** A range as CSAF wants it, in the notation `vers`: `vers:generic/>=4.0|<4.2.1`. */
export function versRange({ from, before }: VersionRange): string {
  const limits = [...(from ? [`>=${from}`] : []), ...(before ? [`<${before}`] : [])]
  return `vers:generic/${limits.join('|') || '*'}`
}
