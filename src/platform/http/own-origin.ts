interface Sender {
  origin?: string | null
  /** Host of the requested address, with its port. */
  host?: string | null
  /** Header `Sec-Fetch-Site`, which browsers send and pages cannot change. */
  fetchSite?: string | null
}

/**
 * Returns true for a request that a browser sent from a page of this site. Clients that name no origin do not count.
 */
export function isFromOwnOrigin({ origin, host, fetchSite }: Sender): boolean {
  if (fetchSite) return fetchSite === 'same-origin'
  return URL.canParse(origin ?? '') && new URL(origin ?? '').host === host
}

/** Returns true where a browser sent a form itself and expects a page. */
export const wantsPage = ({ headers }: Request): boolean => acceptsPage(headers.get('accept'))

/** Returns true where an `Accept` header asks for a page. */
export const acceptsPage = (accept: string | null | undefined): boolean =>
  /\btext\/html\b/i.test(accept ?? '')

/** Returns true for the user agent of a program that says what it is. */
export const isProgram = (userAgent: string | null | undefined): boolean =>
  program.test(userAgent ?? '')

const program = /bot\b|crawl|spider|slurp|scan|monitor|preview|curl|wget|python|\bgo-http|headless/i
