import type { Where } from 'payload'
import { databaseKind } from '../env'
import { HttpError } from '../errors/http-error'
import type { WriteStep } from './write-step'

/** MongoDB has ids of 24 hexadecimal digits, SQLite uuids. */
const pattern =
  databaseKind === 'mongodb' ? /^[0-9a-f]{24}$/i : /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns true for texts that can be an id; the database answers others with errors of its own. */
export const isDocumentId = (text: string): boolean => pattern.test(text)

/**
 * Narrows a query, sorted by id, to what comes after a document: the way through many thousands, of which
 * the database would count and skip all before, page by page.
 * @param last id of the last document of the portion before; none before the first
 */
export const afterId = (last: string | undefined, where: Where): Where =>
  last === undefined ? where : { and: [where, { id: { greater_than: last } }] }

/**
 * Has the database refuse a row whose id another row has with a refusal of the caller's: clients send the ids of rows of lists and
 * blocks along, and may have copied them from elsewhere. Only SQLite keeps rows of all documents in one table.
 */
export const refuseTakenIds: WriteStep = (next) => (args) =>
  next(args).catch((error: unknown) => {
    throw isTaken(error) ? new HttpError(400, taken) : error
  })

const taken =
  'A row in this has the id of a row elsewhere. Leave out the ids of rows that were copied.'

/** As SQLite says it, or an error that was made of what it said. */
function isTaken(error: unknown): boolean {
  for (let next = error, depth = 0; next instanceof Error && depth < 8; depth += 1) {
    if ((next as { code?: unknown }).code === 'SQLITE_CONSTRAINT_PRIMARYKEY') return true
    next = next.cause
  }
  return false
}
