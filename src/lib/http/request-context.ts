import { createScope } from '../scope'

/** What the server says of a request, and the request's code to the server. */
interface RequestContext {
  requestId: string
  isMissing?: boolean
  hasNoHits?: boolean
  searchedText?: string
  /** The function of the panel that is called. */
  panelCall?: string
  /** How a call of the panel is refused; without a message, by what its function returned. */
  refusal?: { status: number; message?: string; headers?: Record<string, string> }
}

export const requestContext = createScope<RequestContext>('request-context')

/** What every line of the log tells of the request that it belongs to, for pino's `mixin`. */
export function logContext(): { requestId?: string } {
  const context = requestContext.getStore()
  return context ? { requestId: context.requestId } : {}
}

/** Tells that a page of search shows no hit, also where a cache gives the page again. */
export const noHitsHeader = 'x-no-hits'

/** Notes that words found nothing, so that our server counts them (`src/server/visits`). */
export function noteNoHits(): void {
  const context = requestContext.getStore()
  if (context) context.hasNoHits = true
}

/**
 * The text that a page of search looks for. It is the one that it shows, but where the server has a page made for
 * a text that is not known yet.
 */
export const searchedText = (shown: string): string =>
  requestContext.getStore()?.searchedText ?? shown
