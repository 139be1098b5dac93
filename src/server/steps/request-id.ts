import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestContext } from '@/src/platform/log/request-context'
import { takeSearchedText } from '../pages/search-templates'

const header = 'x-request-id'

/** Pattern of request ids that a trusted proxy may set: nothing that could mean something in a log. */
const wellFormed = /^[\w.:-]{8,128}$/

/**
 * Gives a request the id under which every line of the log speaks of it, and tells the client. One that
 * came with the request is believed from trusted proxies only.
 * @param proxies TRUST_PROXY
 * @param answer runs with the id, and with what else the server says of the request
 */
export function withRequestId(
  request: IncomingMessage,
  response: ServerResponse,
  proxies: number,
  answer: () => void,
): void {
  const given = String(request.headers[header] ?? '')
  const requestId = proxies > 0 && wellFormed.test(given) ? given : randomUUID()
  request.headers[header] = requestId
  response.setHeader('X-Request-Id', requestId)
  const searchedText = takeSearchedText(request)
  requestContext.run({ requestId, searchedText }, answer)
}
