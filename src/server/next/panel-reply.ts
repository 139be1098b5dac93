import { isRecord } from '@/src/platform/values/stored-values'

/**
 * Looks at the body of a server action before Next does, which answers 500 to one that it cannot read, and logs it.
 *
 * Private: how React writes the arguments of a call (`encodeReply`).
 * Issue: https://github.com/vercel/next.js/issues/86945
 * Lost without it: 400 in words for malformed calls of the panel; each would count as an error of ours.
 * Test: tests/unit/patches/panel-reply.test.ts
 */

/** Deepest nesting of a body: documents have up to 60 levels, and lie two levels deep. */
const maxDepth = 70

/** Values that a body may unfold to: it may name what stands in it once more. */
const maxValues = 200_000

/**
 * Says what is wrong with the body of a server action: not the JSON by which React writes the arguments of one call
 * (`encodeReply`), an object with name and arguments of a panel function. References lead to what stands before them, so that
 * nothing holds itself.
 * @returns undefined where React can read it
 */
export function problemOfReply(body: Buffer): string | undefined {
  let root: unknown
  try {
    root = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return 'The body is not valid JSON'
  }
  const isOne = Array.isArray(root) && root.length === 1
  const [call] = isOne ? (root as unknown[]) : []
  const { name, args } = Object(call) as Record<string, unknown>
  if (typeof name !== 'string' || !isRecord(args)) return malformed
  const weights = new Map<string, number>()
  try {
    return weigh(root, '0', 0, weights) > maxValues ? 'The body holds too much' : undefined
  } catch (error) {
    if (error instanceof Malformed) return error.message
    throw error
  }
}

/**
 * Says what is wrong with the form by which the panel's account page chooses its language: React sends the argument, the name of
 * a language, and what the page was made with, which Next has encrypted.
 */
export function problemOfLanguageForm(body: Buffer, contentType: string): string | undefined {
  const [, boundary] = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/.exec(contentType) ?? []
  if (!boundary) return malformed
  const [before, ...parts] = body.toString('latin1').split(`--${boundary}`)
  const fields = parts.slice(0, -1).map((part) => fieldPattern.exec(part)?.slice(1).join('='))
  const isWhole = before === '' && parts.at(-1)?.trim() === '--' && parts.length === 3
  return isWhole && fields.sort().every((field, at) => fieldsOfLanguage[at]?.test(field ?? ''))
    ? undefined
    : malformed
}

const fieldPattern = /^\r\nContent-Disposition: form-data; name="(\d)"\r\n\r\n(.*)\r\n$/

const fieldsOfLanguage = [/^0=\["\$@1","[\w-]{1,20}"\]$/, /^1="[\w+/=-]{1,500}"$/]

const malformed = 'The body is malformed'

class Malformed extends Error {}

/**
 * Counts the values of a part, with those that its references name.
 * @param weights those of the parts that ended before, by their paths
 * @throws Malformed
 */
function weigh(value: unknown, path: string, depth: number, weights: Map<string, number>): number {
  if (typeof value === 'string') return weightOfText(value, weights)
  if (typeof value !== 'object' || value === null) return 1
  if (depth > maxDepth) throw new Malformed('The body is nested too deeply')
  let weight = 1
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') throw new Malformed(malformed)
    weight += weigh(inner, `${path}:${name}`, depth + 1, weights)
  }
  // The sum of two is finite; a chain of doublings ends before it is not.
  if (weight > maxValues) throw new Malformed('The body holds too much')
  weights.set(path, weight)
  return weight
}

/** Texts that begin with `$` mean something to React. */
function weightOfText(text: string, weights: Map<string, number>): number {
  if (!text.startsWith('$') || text.startsWith('$$')) return 1
  if (/^\$(?:undefined|NaN|-?Infinity|-0|T|n-?\d{1,40})$/.test(text)) return 1
  if (text.startsWith('$D') && !Number.isNaN(Date.parse(text.slice(2)))) return 1
  const weight = /^\$0:/.test(text) ? weights.get(text.slice(1)) : undefined
  if (weight === undefined) throw new Malformed(malformed)
  return weight
}
