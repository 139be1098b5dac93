import { existsSync, readFileSync } from 'node:fs'

/** The style sheets with the design tokens, in the order in which they count. */
const sheets = ['src/app/(site)/styles/tokens.css', 'site/tokens.css']

/** @typedef {Record<string, string>} Tokens values by name, without the hyphens */

/**
 * The tokens that differ between the light and the dark scheme, for pages whose reader has chosen one: style sheets
 * themselves follow the system alone.
 * @returns {{ light: Tokens, dark: Tokens }}
 */
export function findSchemes(files = sheets) {
  /** @type {Tokens} */
  const light = {}
  /** @type {Tokens} */
  const dark = {}
  for (const file of files) {
    const css = existsSync(file) ? readFileSync(file, 'utf8') : ''
    for (const { query, selector, body } of rulesIn(css)) {
      if (selector !== ':root') continue
      if (query === '') Object.assign(light, tokensIn(body))
      else if (/^@media \(prefers-color-scheme: dark\)$/.test(query))
        Object.assign(dark, tokensIn(body))
    }
  }
  return {
    light: Object.fromEntries(Object.keys(dark).flatMap((name) => pick(light, name))),
    dark,
  }
}

/**
 * @param {Tokens} tokens
 * @param {string} name
 * @returns {[string, string][]}
 */
const pick = (tokens, name) => {
  const value = tokens[name]
  return value === undefined ? [] : [[name, value]]
}

/**
 * Rules of a style sheet, each with the query around it; sheets of tokens nest no deeper.
 * @param {string} css
 */
function* rulesIn(css) {
  const text = css.replace(/\/\*.*?\*\//gs, '')
  const outer = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g
  for (const [, head = '', body = ''] of text.matchAll(outer)) {
    const name = head.trim().replace(/\s+/g, ' ')
    if (!name.startsWith('@')) yield { query: '', selector: name, body }
    else
      for (const [, selector = '', inner = ''] of body.matchAll(/([^{}]+)\{([^{}]*)\}/g))
        yield { query: name, selector: selector.trim(), body: inner }
  }
}

/**
 * @param {string} body
 * @returns {Tokens}
 */
const tokensIn = (body) =>
  Object.fromEntries(
    [...body.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim().replace(/\s+/g, ' '),
    ]),
  )
