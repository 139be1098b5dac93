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
