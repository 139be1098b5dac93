import 'server-only'
import { log } from '../platform/log/log'

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
