import { hash } from 'node:crypto'
import { headFunction } from '../../../src/lib/head-script.mjs'

/**
 * The inline scripts that our pages are made with: a call each, of a function that is known, with data
 * for arguments. Data cannot run, so whatever else found its way into a page stays dead.
 */
const calls = [
  { start: 'self.__next_f.push(', end: ')' },
  { start: '(self.__next_f=self.__next_f||[]).push(', end: ')' },
  {
    start: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
    end: ');',
  },
  { start: `${headFunction}(`, end: ')' },
]

const script = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** What stands between two parts of a page's data, which no text in a page can hold. */
const between = ')</script><script>self.__next_f.push('

/** The same between two parts that are texts: a reader joins them anyway. */
const betweenTexts = `"]${between}[1,"`

/**
 * The page with its data in one script. Next writes them in as many as its stream had pieces, and each would
 * need a hash in the policy: 53 bytes that nothing can compress, before the page itself begins.
 * @param {Buffer} body
 * @returns {Buffer}
 */
export const joinScripts = (body) =>
  body.includes(between)
    ? Buffer.from(
        body
          .toString('utf8')
          .replaceAll(betweenTexts, '')
          .replaceAll(between, ');self.__next_f.push('),
      )
    : body

/**
 * Sources for the content security policy of a page: a hash of each of its known inline scripts.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptsOf(html) {
  const known = [...html.matchAll(script)].map(([, , text]) => text).filter(isKnown)
  return [...new Set(known)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}

/** One call, or several one after another; where each ends shows by its data, which may hold the same signs. */
function isKnown(text) {
  const next = ');self.__next_f.push('
  if (isCall(text)) return true
  for (let end = text.indexOf(next); end >= 0; end = text.indexOf(next, end + 1)) {
    if (isCall(text.slice(0, end + 1))) return isKnown(text.slice(end + 2))
  }
  return false
}

const isCall = (text) =>
  calls.some(
    ({ start, end }) =>
      text.startsWith(start) &&
      text.endsWith(end) &&
      isData(text.slice(start.length, text.length - end.length)),
  )

function isData(text) {
  try {
    JSON.parse(`[${text}]`)
    return true
  } catch {
    return false
  }
}
