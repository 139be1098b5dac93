import { existsSync } from 'node:fs'
import path from 'node:path'
import { UnusableDatabase } from '../errors/unusable-database'
import { env } from '../env'

/** Names what a restore does once it has begun to replace data. While it is there, they are half old and half new. */
export const restoreJournal = path.resolve(env.DATA_DIR, 'restore.json')

/** Hint for the completion of an interrupted restore. */
const hint = 'npm start completes it, and so does: npm run restore -- --finish'

/** Refuses data that a restore has replaced in part. */
export function refuseHalfRestored(): void {
  if (!existsSync(restoreJournal)) return
  throw new UnusableDatabase(`A restore has begun to replace the data, and did not end; ${hint}`)
}

/** Refuses a database that a restore, maybe on another machine, has replaced in part. */
export function refuseHalfRestoredBy(host: string | undefined): void {
  if (host === undefined) return
  throw new UnusableDatabase(
    `A restore on ${host} has begun to replace the data, and did not end; on ${host} ${hint}`,
  )
}
