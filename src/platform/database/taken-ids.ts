import { HttpError } from '../errors/http-error'
import type { WriteStep } from './write-step'

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
