import type { SiteResponse } from '../site-response'

/**
 * Lets an answer lead to one place: Next writes the header of a redirect that it has kept a second time,
 * and clients join the two to an address that is none.
 */
export function dedupeLocation(response: SiteResponse): void {
  response.beforeHeaders(() => {
    const location = response.getHeader('location')
    if (Array.isArray(location) && location[0]) response.setHeader('location', location[0])
  })
}
