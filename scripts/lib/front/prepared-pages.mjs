import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentPolicy } from '../../../src/lib/content-policy.mjs'
import { inlineScriptsOf } from './inline-scripts.mjs'

const brotli = promisify(brotliCompress)

/** How many static pages are kept compressed: some 15 kB each. */
const most = 800

/** Smaller pages gain nothing. */
const smallest = 1024

/** Policy and compressed bytes of static pages, by a hash of the page; the last used come last. */
const kept = new Map()

/** Of all pages by the body itself, for those that `kept-answers.mjs` gives again: to hash one takes 40 µs. */
const keptByBody = new WeakMap()

/**
 * Policy and bytes of a page, or of its data, as they go out.
 * @param {Buffer} body
 * @param {object} about
 * @param {string} about.accepted the header `Accept-Encoding`
 * @param {boolean} about.isHtml whether it can have scripts that the policy must name
 * @param {boolean} about.isStatic whether the same page will be asked for again
 */
export async function preparePage(body, { accepted, isHtml, isStatic }) {
  const page = keptByBody.get(body) ?? (isStatic ? keptPage(body, isHtml) : newPage(body, isHtml))
  keptByBody.set(body, page)
  const encoding = body.length < smallest ? undefined : encodingOf(accepted, isStatic)
  if (!encoding) return { policy: page.policy, body }
  page[encoding] ??= encoding === 'br' ? brotli(body, brotliOptions(body)) : promisify(gzip)(body)
  return { policy: page.policy, encoding, body: await page[encoding] }
}

const newPage = (body, isHtml) => ({
  policy: contentPolicy(isHtml ? inlineScriptsOf(body.toString('utf8')) : []),
})

function keptPage(body, isHtml) {
  const key = `${isHtml} ${hash('sha256', body, 'base64')}`
  const page = kept.get(key) ?? newPage(body, isHtml)
  kept.delete(key)
  kept.set(key, page)
  if (kept.size > most) kept.delete(kept.keys().next().value)
  return page
}

/** Brotli costs more time (30 ms for 80 kB), which is well spent on what is kept. */
function encodingOf(accepted, isStatic) {
  if (isStatic && takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : undefined
}

const taking = (name) => new RegExp(`(?:^|[\\s,])${name}(?:$|[\\s,]|;\\s*q=(?:1|0\\.0*[1-9]))`)
const takesBrotli = taking('br')
const takesGzip = taking('gzip')

const brotliOptions = (body) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})
