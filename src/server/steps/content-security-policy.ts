import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { contentPolicy } from '@/src/platform/http/content-policy'
import { bufferHtmlResponse } from '../next/page-html/hold-page'
import type { PageCache } from '../pages/page-cache'
import type { SiteResponse } from '../site-response'

const staffPage = /^\/admin(-portal|-dashboard)?(\/|$)/

/** Neither pages nor parts of them: the API, what the build made, and files. */
const noPage = /^\/(api|_next|uploads)(\/|$)|\.[^/]*$/

/** Next's configuration says what these may do. */
const hasOwnPolicy = /^\/(api|uploads)(\/|$)/

/**
 * Gives every page a content security policy that names the inline scripts it was made with. Pages of
 * staff are made anew for each visit, with a nonce; those of the site are static, and known by hashes.
 * What Next's router asks for in place of a page is held back as the page is.
 * @returns whether it is a page of the site, or its data, and held back until all of it is there
 */
export function applyContentSecurityPolicy(
  request: IncomingMessage,
  response: SiteResponse,
  cache: PageCache,
): boolean {
  const path = String(String(request.url).split('?', 1)[0])
  const isStaff = staffPage.test(path)
  const isPage = !isStaff && !noPage.test(path)
  if (isStaff) allowByNonce(request, response)
  else if (isPage) bufferHtmlResponse(request, response, cache)
  else if (!hasOwnPolicy.test(path)) setPolicy(response, contentPolicy())
  return isPage
}

const setPolicy = (response: SiteResponse, policy: string): void =>
  response.beforeHeaders(() => response.setHeader('Content-Security-Policy', policy))

/** Next reads the nonce from the policy in the request, and gives it to the scripts that it writes. */
function allowByNonce(request: IncomingMessage, response: SiteResponse): void {
  const nonce = randomBytes(16).toString('base64')
  const policy = contentPolicy([`'nonce-${nonce}'`])
  request.headers['content-security-policy'] = policy
  request.headers['x-nonce'] = nonce
  setPolicy(response, policy)
}
