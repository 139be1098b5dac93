import { internalToken, isInternalToken } from '../../../src/lib/internal-token.mjs'

const header = 'x-searched-text'

/** @param {string} text @returns {Record<string, string>} headers that ask for a page which looks for this text */
export const askToSearch = (text) => ({
  [header]: encodeURIComponent(text),
  'x-internal-token': internalToken(),
})

/**
 * Reads and removes the header by which `search-templates.mjs` asks for a page that shows one text and the results of
 * another. Without the internal token the header has no effect.
 * @param {import('node:http').IncomingMessage} request
 * @returns {string | undefined} the text whose results the page shows
 */
export function takeSearchedText({ headers }) {
  const text = headers[header]
  delete headers[header]
  if (text === undefined || !isInternalToken(headers['x-internal-token'])) return undefined
  return decodeURIComponent(String(text))
}
