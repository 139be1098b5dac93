/** What an address of a page looks like. */
export const pagePathPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** Where a redirect leads, and whether for good. */
export interface Redirect {
  to: string
  permanent: boolean
}

/**
 * Where an address leads, through as many redirects as there are on the way; null where there is none
 * or the way leads back. One that is not for good makes the whole way so.
 */
export function followRedirects(
  redirectFrom: (path: string) => Redirect | undefined,
  path: string,
): Redirect | null {
  const passed = new Set([path])
  let found: Redirect | null = null
  for (let next = redirectFrom(path); next; next = redirectFrom(next.to)) {
    if (passed.has(next.to)) return null
    passed.add(next.to)
    found = { to: next.to, permanent: next.permanent && (found === null || found.permanent) }
  }
  return found
}
