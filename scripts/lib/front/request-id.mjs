import { randomUUID } from 'node:crypto'
import { requestContext } from '../../../src/lib/request-context.mjs'
import { takeSearchedText } from './searched-text.mjs'

const header = 'x-request-id'

/** What a trusted proxy may call a request: nothing that could mean something in a log. */
const wellFormed = /^[\w.:-]{8,128}$/

/**
 * Gives a request the id under which every line of the log speaks of it, and tells the client. One that
 * came with the request is believed from trusted proxies only.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} proxies TRUST_PROXY
 * @param {() => void} answer runs with the id, and with what else the front says of the request
 */
export function withRequestId(request, response, proxies, answer) {
  const given = String(request.headers[header] ?? '')
  const requestId = proxies > 0 && wellFormed.test(given) ? given : randomUUID()
  request.headers[header] = requestId
  response.setHeader('X-Request-Id', requestId)
  const searchedText = takeSearchedText(request)
  requestContext.run({ requestId, searchedText }, answer)
}
