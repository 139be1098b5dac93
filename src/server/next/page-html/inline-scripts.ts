import { hash } from 'node:crypto'
import { headFunction } from '@/src/platform/browser/head-script'

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

/** Border between two parts of a page's data, which no text in a page can contain. */
const between = ')</script><script>self.__next_f.push('

/** The same between two parts that are texts: a reader joins them anyway. */
const betweenTexts = `"]${between}[1,"`

/**
 * The page with its data in one script. Next writes them in as many as its stream had pieces, and each would
 * need a hash in the policy: 53 bytes that nothing can compress, before the page itself begins.
 */
export const joinScripts = (body: Buffer): Buffer =>
  body.includes(between)
    ? Buffer.from(
        body
          .toString('utf8')
          .replaceAll(betweenTexts, '')
          .replaceAll(between, ');self.__next_f.push('),
      )
    : body

/** Sources for the content security policy of a page: a hash of each of its known inline scripts. */
export const hashInlineScripts = (html: string): string[] =>
  formatSources(
    inlineScripts(html)
      .map(({ text }) => text)
      .filter(isKnown),
  )

/** All scripts that stand in a page, with the attributes of their tags. */
export const inlineScripts = (html: string): { attributes: string; text: string }[] =>
  [...html.matchAll(script)].map(([, attributes = '', text = '']) => ({ attributes, text }))

/** As a content security policy names these scripts, each once. */
export const formatSources = (texts: string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)

/** One call, or several one after another; where each ends shows by its data, which may hold the same signs. */
function isKnown(text: string): boolean {
  const next = ');self.__next_f.push('
  if (isCall(text)) return true
  for (let end = text.indexOf(next); end >= 0; end = text.indexOf(next, end + 1)) {
    if (isCall(text.slice(0, end + 1))) return isKnown(text.slice(end + 2))
  }
  return false
}

const isCall = (text: string): boolean =>
  calls.some(
    ({ start, end }) =>
      text.startsWith(start) &&
      text.endsWith(end) &&
      isData(text.slice(start.length, text.length - end.length)),
  )

function isData(text: string): boolean {
  try {
    JSON.parse(`[${text}]`)
    return true
  } catch {
    return false
  }
}
