import { filePolicy } from '@/src/platform/http/content-policy'
import type { SiteResponse } from '../site-response'

/**
 * Puts every file that is saved, and not shown, into a sandbox. The headers of Next's configuration take the place of those
 * that its handler set, so that is done behind both.
 */
export function guardFiles(response: SiteResponse): void {
  response.beforeHeaders(() => {
    const disposition = String(response.getHeader('content-disposition') ?? '')
    if (!/^\s*attachment\b/i.test(disposition)) return
    response.setHeader('Content-Security-Policy', filePolicy)
    response.setHeader('Referrer-Policy', 'no-referrer')
  })
}
