import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '../env'
import { UnusableDatabase } from '../errors/unusable-database'

const file = path.resolve(env.DATA_DIR, 'last-backup.json')

const Note = z.object({ madeAt: z.iso.datetime() })

/** Notes when a backup was made, for the overview of staff. In a file: the database may be busy with visitors. */
export const recordBackup = (madeAt: string): Promise<void> =>
  writeFile(file, JSON.stringify({ madeAt } satisfies z.infer<typeof Note>))

/** Returns the time of the last successful `npm run backup` with this data folder; null where it is unknown. */
export async function lastBackup(): Promise<string | null> {
  try {
    return Note.parse(JSON.parse(await readFile(file, 'utf8'))).madeAt
  } catch {
    return null
  }
}

/** Names what a restore does once it has begun to replace data. While it is there, they are half old and half new. */
export const restoreJournal = path.resolve(env.DATA_DIR, 'restore.json')

/** Hint for the completion of an interrupted restore. */
const hint = 'npm start completes it, and so does: npm run restore -- --finish'

/** Refuses data that a restore has replaced in part. */
export function refuseHalfRestored(): void {
  if (!existsSync(restoreJournal)) return
  throw new UnusableDatabase(`A restore started to replace the data and did not finish; ${hint}`)
}

/** Refuses a database that a restore, maybe on another machine, has replaced in part. */
export function refuseHalfRestoredBy(host: string | undefined): void {
  if (host === undefined) return
  throw new UnusableDatabase(
    `A restore on ${host} has begun to replace the data, and did not end; on ${host} ${hint}`,
  )
}
