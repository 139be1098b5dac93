import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorBody } from '@/src/platform/errors/error-codes'
import { notSignedIn, tooManyCalls } from '@/src/platform/http/messages'
import { type RateLimit, secondsToWait } from '@/src/platform/http/rate-limit'
import { requestContext } from '@/src/platform/log/request-context'
import { problemOfLanguageForm, problemOfReply } from '../next/panel-reply'
import { bodyRefusal, plainHeaders, type Refusal, sendError } from '../send-error'
import type { SiteRequest } from '../site-request'
import type { SiteResponse } from '../site-response'

/** As Next would take it, which answers 500 to more; the form of the longest page has a tenth. */
const maxBytes = 1024 * 1024

/** Returns true where a request calls a function of the panel (Next's server actions). */
export const isPanelCall = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && headers['next-action'] !== undefined && /^\/admin(?:[/?]|$)/.test(url)

/**
 * Receives a call of a panel function and hands it on once all of it is there and can be read: Next answers 500 to what it
 * cannot read, and logs it. Visitors have nothing to call.
 */
export function receivePanelCall(
  request: SiteRequest,
  response: SiteResponse,
  handOn: () => void,
): void {
  const { headers } = request
  const refusal = refusalOfHeaders(headers)
  if (refusal) {
    sendError(response, refusal)
    return
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    sendError(response, bodyRefusal)
    return
  }
  answerRefusal(response, isForm(String(headers['content-type'])))
  // Bytes of the body come outside of what the request is known by.
  const resume = AsyncResource.bind(handOn)
  const chunks: Buffer[] = []
  let size = 0
  request.onBody((part, push) => {
    if (part !== null) {
      const isTooLarge = size > maxBytes
      size += part.length
      if (size <= maxBytes) chunks.push(part)
      else if (!isTooLarge) sendError(response, bodyRefusal)
      return true
    }
    const body = Buffer.concat(chunks.splice(0))
    if (!response.writableEnded && size <= maxBytes) {
      const type = String(headers['content-type'])
      const problem = isForm(type) ? problemOfLanguageForm(body, type) : problemOfReply(body)
      if (!problem) {
        void (isForm(type) ? countForm(request, response) : Promise.resolve(true)).then(
          (isTaken) => {
            if (isTaken) push(body)
            push(null)
            if (isTaken) resume()
          },
        )
        return true
      }
      sendError(response, { status: 400, message: problem })
    }
    return push(null)
  })
}

/**
 * Counts a choice of language, by the client: whether somebody is signed in is found out by Next's functions alone, and this is
 * one of Payload's own. What Next cannot decrypt it calls an error of ours.
 * @returns whether it is to be answered
 */
async function countForm(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const seconds = await secondsToWait(perClient, String(request.headers['x-client-address']))
  if (seconds === undefined) return true
  const more = { 'Retry-After': String(seconds) }
  sendError(response, { status: 429, message: tooManyCalls(seconds), headers: more })
  return false
}

const perClient: RateLimit = { name: 'panel-languages', points: 30, seconds: 10 * 60 }

const isForm = (type: string): boolean => /^multipart\/form-data\b/i.test(type)

function refusalOfHeaders(headers: IncomingMessage['headers']): Refusal | undefined {
  if (!/(?:^|;\s*)payload-token=\S/.test(headers.cookie ?? ''))
    return { status: 401, message: notSignedIn }
  if (!/^[0-9a-f]{40,64}$/.test(String(headers['next-action'])))
    return { status: 404, message: 'There is no such function' }
  const type = headers['content-type'] ?? ''
  if (!/^text\/plain\b/i.test(type) && !isForm(type))
    return { status: 415, message: 'The body must be text/plain' }
  return undefined
}

/**
 * Answers what the function itself refused: Next knows no status for that but 401, 403 and 404, and sends the page along with
 * these, or 500.
 * @param isForm whether it is a choice of language, in which nothing can fail but what was sent
 */
function answerRefusal(response: SiteResponse, isForm: boolean): void {
  const context = requestContext.getStore()
  if (context && isForm) context.panelCall = 'language'
  const isFailed = () => isForm && response.statusCode >= 500
  response.beforeHeaders(() => {
    response.statusCode = isFailed() ? 400 : (context?.refusal?.status ?? response.statusCode)
  })
  response.holdBody({
    isHeld: () => isFailed() || context?.refusal?.message !== undefined,
    release: async () => {
      const {
        status = 400,
        message = 'The body is malformed',
        code,
        headers,
      } = context?.refusal ?? {}
      response.removeHeader('content-encoding')
      const all = { ...plainHeaders, ...headers }
      for (const [name, value] of Object.entries(all)) response.setHeader(name, value)
      response.sendHeld(Buffer.from(JSON.stringify(errorBody({ status, message, code }))))
    },
  })
}
