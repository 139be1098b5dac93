import 'server-only'
import { log } from '../lib/log/log'

/**
 * Maps documents, leaving out those that lack a text without which nothing can show them, or that a map
 * cannot take: one damaged record must not take down the list in which it stands. The log names them.
 * @param texts the fields that each must have as texts
 */
export function mapReadable<Doc extends { id: unknown }, Result>(
  docs: Doc[],
  texts: (keyof Doc & string)[],
  map: (doc: Doc) => Result,
): Result[] {
  return docs.flatMap((doc) => {
    const missing = texts.filter((name) => typeof doc[name] !== 'string')
    try {
      if (missing.length === 0) return [map(doc)]
      log.warn({ id: doc.id, missing, msg: 'A record without its texts is left out' })
    } catch (err) {
      log.warn({ err, id: doc.id, msg: 'A record that cannot be shown is left out' })
    }
    return []
  })
}

/** A stored JSON value as a list of texts; what is none of these is left out. */
export const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

/** A stored JSON value as an object; empty where it is none. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

/** A stored text that may be missing; null where it is none. Databases without columns keep whatever is written. */
export const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
