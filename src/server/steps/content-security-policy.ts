import { hash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { headScript } from '@/src/platform/browser/head-script'
import { contentPolicy } from '@/src/platform/http/content-policy'
import { bufferHtmlResponse } from '../next/page-html/hold-page'
import type { PageCache } from '../pages/page-cache'
import type { SiteResponse } from '../site-response'

const staffPage = /^\/admin(-portal|-dashboard)?(\/|$)/

/** Neither pages nor parts of them: the API, what the build made, and files. */
const noPage = /^\/(api|_next|uploads)(\/|$)|\.[^/]*$/

/** Next's configuration says what these may do. */
const hasOwnPolicy = /^\/(api|uploads)(\/|$)/

/** Every page of the site has one script between its lines, and that is the same in all. */
const pagePolicy = contentPolicy([`'sha256-${hash('sha256', headScript, 'base64')}'`])

/** Returns true for the address of a page that visitors see. */
export const isSitePage = (path: string): boolean => !staffPage.test(path) && !noPage.test(path)

/**
 * Gives every page a content security policy. Pages of staff are made anew for each visit, with a nonce; those of the
 * site name their one script by its hash. What Next's router asks for in place of a page is held back as the page is.
 * @returns whether it is a page of the site, or its data, and held back until all of it is there
 */
export function applyContentSecurityPolicy(
  request: IncomingMessage,
  response: SiteResponse,
  cache: PageCache,
): boolean {
  const path = String(String(request.url).split('?', 1)[0])
  const isPage = isSitePage(path)
  if (staffPage.test(path)) allowByNonce(request, response)
  else if (isPage) setPolicy(response, pagePolicy)
  else if (!hasOwnPolicy.test(path)) setPolicy(response, contentPolicy())
  if (isPage) bufferHtmlResponse(request, response, cache)
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
