/** Pattern of addresses of pages. */
export const pagePathPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** Target of a redirect, and true where it is permanent. */
export interface Redirect {
  to: string
  permanent: boolean
}

/**
 * Resolves an address through all redirects in turn; null without one, or for a loop. One temporary redirect makes the
 * result temporary.
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
