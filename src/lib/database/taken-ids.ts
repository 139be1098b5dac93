import type { Payload } from 'payload'
import { HttpError } from '../http/http-error'

/**
 * Has the database refuse a row whose id another row has with a refusal of the caller's: clients send the ids of rows of lists and
 * blocks along, and may have copied them from elsewhere. Only SQLite keeps rows of all documents in one table.
 */
export function refuseTakenIds(payload: Payload): void {
  const db = payload.db as unknown as Record<string, (args: unknown) => Promise<unknown>>
  for (const name of writes) {
    const write = db[name]?.bind(db)
    if (!write) continue
    db[name] = (args) =>
      write(args).catch((error: unknown) => {
        throw isTaken(error) ? new HttpError(400, taken) : error
      })
  }
}

const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'updateGlobal',
  'updateGlobalVersion',
  'updateOne',
  'updateVersion',
]

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
