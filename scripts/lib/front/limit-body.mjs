import { refuse } from './answers.mjs'
import { bodyRefusal, largestBody } from './check-request.mjs'

/**
 * Refuses a body that comes in chunks, without its length said before, once it is too large. Counted
 * as it arrives, because whoever reads it further in keeps all of it in memory. The rest is read and
 * thrown away: a connection closed at once would take the answer with it.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function limitBody(request, response) {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  let size = 0
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0
    if (size <= largestBody) return push(chunk, encoding)
    refuse(response, bodyRefusal)
    // The end: what came so far must not pass for the whole.
    if (chunk === null) request.destroy()
    return true
  }
}
