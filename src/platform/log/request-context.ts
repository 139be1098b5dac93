import type { ErrorCode } from '../errors/error-codes'
import { createScope } from '../scope'

/** Context of a request: facts from the server, and reports of the request's code to the server. */
interface RequestContext {
  requestId: string
  isMissing?: boolean
  hasNoHits?: boolean
  searchedText?: string
  /** The account that the request is made by, as its credential says. */
  account?: { id: string | number; username: string }
  /** The function of the panel that is called. */
  panelCall?: string
  /** Refusal of a call of the panel; without a message, the value that its function returned. */
  refusal?: {
    status: number
    message?: string
    code?: ErrorCode
    headers?: Record<string, string>
  }
}

export const requestContext = createScope<RequestContext>('request-context')

/** Returns the fields that each line of the log has of its request, for pino's `mixin`. */
export function logContext(): { requestId?: string } {
  const context = requestContext.getStore()
  return context ? { requestId: context.requestId } : {}
}

/** Tells that a page of search shows no hit, also where a cache gives the page again. */
export const noHitsHeader = 'x-no-hits'

/** Notes that words found nothing, so that our server counts them (`src/server/visits`). */
export function recordEmptySearch(): void {
  const context = requestContext.getStore()
  if (context) context.hasNoHits = true
}

/**
 * The text that a page of search looks for. It is the one that it shows, but where the server has a page made for
 * a text that is not known yet.
 */
export const searchedText = (shown: string): string =>
  requestContext.getStore()?.searchedText ?? shown
