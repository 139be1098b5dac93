interface Sender {
  origin?: string | null
  /** Of the address that was asked for, with its port. */
  host?: string | null
  /** Header `Sec-Fetch-Site`, which browsers send and pages cannot change. */
  fetchSite?: string | null
}

/** Whether a browser sent a request from a page of this site. Clients that name no origin are none of its pages. */
export function isFromOwnOrigin({ origin, host, fetchSite }: Sender): boolean {
  if (fetchSite) return fetchSite === 'same-origin'
  return URL.canParse(origin ?? '') && new URL(origin ?? '').host === host
}
