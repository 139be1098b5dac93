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
