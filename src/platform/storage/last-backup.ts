import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '../env'

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
