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

/**
 * Sources for the content security policy of a page: a hash of each of its known inline scripts.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptsOf(html) {
  const known = [...html.matchAll(script)].map(([, , text]) => text).filter(isKnown)
  return [...new Set(known)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}

function isKnown(text) {
  const next = ');self.__next_f.push('
  return text.split(next).some((_, index, parts) => {
    if (index === 0) return isCall(text)
    const before = parts.slice(0, index).join(next)
    return isCall(`${before})`) && isCall(`${next.slice(2)}${parts.slice(index).join(next)}`)
  })
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
