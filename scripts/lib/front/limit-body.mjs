import { refuse } from './answers.mjs'
import { bodyRefusal, largestBody } from './check-request.mjs'

/**
 * Stops a body that comes in chunks, without its length said before, once it is too large. Counted as
 * it arrives, because whoever reads it further in keeps all of it in memory.
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
    response.once('close', () => request.destroy())
    return false
  }
}
