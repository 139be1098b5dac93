import { randomBytes } from 'node:crypto'
import { contentPolicy } from '../../../src/lib/content-policy.mjs'
import { answerWhole } from './whole-answer.mjs'

const staffPage = /^\/admin(-portal|-dashboard)?(\/|$)/

/** Neither pages nor parts of them: the API, what the build made, and files. */
const noPage = /^\/(api|_next|uploads)(\/|$)|\.[^/]*$/

/**
 * Gives every page a content security policy that names the inline scripts it was made with. Pages of
 * staff are made anew for each visit, with a nonce; those of the site are static, and known by hashes.
 * What Next's router asks for in place of a page is held back as the page is.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it is a page of the site, or its data, and held back until all of it is there
 */
export function namePageScripts(request, response) {
  const path = String(request.url).split('?', 1)[0]
  const isStaff = staffPage.test(path)
  const isPage = !isStaff && !noPage.test(path)
  if (isStaff) allowByNonce(request, response)
  else if (isPage) answerWhole(request, response)
  else if (!hasOwnPolicy.test(path)) setPolicy(response, contentPolicy())
  return isPage
}

/** Next's configuration says what these may do. */
const hasOwnPolicy = /^\/(api|uploads)(\/|$)/

function setPolicy(response, policy) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...given) => {
    response.setHeader('Content-Security-Policy', policy)
    return writeHead(...given)
  }
}

/** Next reads the nonce from the policy in the request, and gives it to the scripts that it writes. */
function allowByNonce(request, response) {
  const nonce = randomBytes(16).toString('base64')
  const policy = contentPolicy([`'nonce-${nonce}'`])
  request.headers['content-security-policy'] = policy
  request.headers['x-nonce'] = nonce
  setPolicy(response, policy)
}
