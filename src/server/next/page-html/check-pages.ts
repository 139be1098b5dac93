import { Script } from 'node:vm'
import { laterType } from '@/src/platform/browser/head-script'
import { formatSources, inlineScripts } from './inline-scripts'

/** Pattern of inline scripts that a browser runs; others are data. */
const runs = /^(?!.*\btype=)|\btype="(?:module|text\/javascript)"/i

/**
 * Asks this server for a page and looks whether it would work in a browser: another version of Next may write its
 * scripts otherwise than the patterns in this folder say.
 * @param self address at which the server reaches itself
 * @returns what is wrong, in words
 */
export async function problemOfPages(self: string): Promise<string | undefined> {
  const answer = await fetch(`${self}/`, { headers: { 'accept-encoding': 'identity' } })
  const html = await answer.text()
  if (!answer.ok) return undefined
  const policy = answer.headers.get('content-security-policy') ?? ''
  const scripts = inlineScripts(html).filter(({ attributes }) => runs.test(attributes))
  for (const { text } of scripts) {
    if (!formatSources([text]).every((source) => policy.includes(source)))
      return `a script of the page is not known: ${text.slice(0, 80)}`
    if (!isScript(text)) return `a script of the page is none: ${text.slice(0, 80)}`
  }
  return problemOfChunks(self, html)
}

async function problemOfChunks(self: string, html: string): Promise<string | undefined> {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(
    ([, source = '']) => source,
  )
  if (sources.length === 0) return 'the page loads no scripts'
  if (html.includes(`type="${laterType}"`) && !inlineScripts(html).some(startsLater))
    return 'nothing in the page starts its scripts'
  for (const source of new Set(sources)) {
    const { ok, headers } = await fetch(self + source, { method: 'HEAD' })
    if (!ok || !/javascript/.test(headers.get('content-type') ?? ''))
      return `a script of the page does not load: ${source}`
  }
  return undefined
}

const startsLater = ({ text }: { text: string }): boolean =>
  text.includes(`script[type=${laterType}]`)

function isScript(text: string): boolean {
  try {
    return new Script(text) instanceof Script
  } catch {
    return false
  }
}
