import { requestContext } from '../../../src/lib/request-context.mjs'
import { joinScripts } from './inline-scripts.mjs'
import { holdScriptsBack } from './later-scripts.mjs'
import { preparePage } from './prepared-pages.mjs'

/** What Next's own parts tell each other. In data for the router it is meant for the router. */
const internal = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time']

/**
 * What Next is told of the client. For those whose names it knows not to run scripts it writes the title of a page into
 * its head, for others maybe later, and the first one would decide for all who get the page again. Nothing is
 * gained by sending it later where the page is held back.
 */
const userAgent = 'Slackbot'

/** Bodies that `kept-answers.mjs` gives again: there is nothing more to be done with their scripts. */
const finished = new WeakSet()

/**
 * Holds a page back until all of it is there, because its policy, which goes out first, names what is in
 * it; and the data that Next's router asks for in place of a page, so that it is compressed once for all.
 * What is neither goes out as it comes. The response emits `page`, with the body, before it goes out.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function answerWhole(request, response) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  // Compressed below, once for all who ask; and HEAD must tell what GET would.
  delete request.headers['accept-encoding']
  request.headers['user-agent'] = userAgent
  if (request.method === 'HEAD') request.method = 'GET'

  const { writeHead, write, end, flushHeaders } = bound(response)
  const chunks = []
  let isOut = false
  const type = () => String(response.getHeader('content-type') ?? '')
  const isPage = () => !isOut && /^text\/(?:html|x-component)\b/i.test(type())
  const take = (chunk, encoding) => {
    if (chunk && typeof chunk !== 'function') {
      chunks.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding))
    }
  }
  const release = async () => {
    const whole = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
    const isHtml = /html/i.test(type())
    const isStatic = response.hasHeader('etag') || response.hasHeader('x-nextjs-prerender')
    const body = isHtml ? finish(whole) : whole
    if (isHtml && !isStatic && isOfMissing(response)) response.statusCode = 404
    if (isHtml) internal.forEach((name) => response.removeHeader(name))
    response.emit('page', body, isStatic)
    const page = await preparePage(body, { accepted, isHtml, isStatic })
    isOut = true
    if (response.destroyed) return
    response.setHeader('Content-Security-Policy', page.policy)
    const varies = String(response.getHeader('vary') ?? '')
    if (!/accept-encoding/i.test(varies)) response.appendHeader('Vary', 'Accept-Encoding')
    if (page.encoding) response.setHeader('Content-Encoding', page.encoding)
    response.setHeader('Content-Length', page.body.length)
    end(page.body)
  }

  response.writeHead = (status, ...more) => {
    const headers = more.find((given) => typeof given === 'object') ?? {}
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.statusCode = status
    if (isPage()) return response
    // The policy of the page that the client has kept is still the right one.
    if (status === 304) response.removeHeader('Content-Security-Policy')
    return writeHead(status)
  }
  response.flushHeaders = () => {
    if (!isPage()) flushHeaders()
  }
  response.write = (...given) => {
    if (!isPage()) return write(...given)
    take(...given)
    return true
  }
  response.end = (...given) => {
    if (!isPage()) return end(...given)
    take(...given)
    release().catch((error) => response.destroy(error))
    return response
  }
}

/** A page that is kept has had its right status from the beginning. */
const isOfMissing = ({ statusCode }) =>
  statusCode === 200 && requestContext.getStore()?.isMissing === true

function finish(page) {
  if (finished.has(page)) return page
  const body = holdScriptsBack(joinScripts(page))
  finished.add(body)
  return body
}

const bound = (response) =>
  Object.fromEntries(
    ['writeHead', 'write', 'end', 'flushHeaders'].map((name) => [
      name,
      response[name].bind(response),
    ]),
  )
