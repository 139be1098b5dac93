import { filePolicy } from '@/src/platform/http/content-policy'
import { bodyLengthHeader } from '@/src/platform/http/send-file'
import type { SiteResponse } from '../site-response'

/** Says how long a body is, where its handler knew and it goes out as it is: downloads show how far they are. */
export function restoreBodyLength(response: SiteResponse): void {
  response.beforeHeaders(() => {
    const length = response.getHeader(bodyLengthHeader)
    if (length === undefined) return
    response.removeHeader(bodyLengthHeader)
    if (!response.hasHeader('Content-Encoding')) response.setHeader('Content-Length', length)
  })
}

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

/** Media types of texts that name no charset: browsers would guess one, or take that of the page. */
const textWithoutCharset = /^(?:text\/[\w.-]+|[\w.-]+\/(?:[\w.-]+\+)?xml)$/i

/** Names the charset of every text: Next's router and files in `public` leave it out. */
export function nameCharset(response: SiteResponse): void {
  response.beforeHeaders(() => {
    const type = String(response.getHeader('content-type') ?? '')
    if (textWithoutCharset.test(type)) response.setHeader('Content-Type', `${type}; charset=utf-8`)
  })
}
