import { createClient } from '@libsql/client'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import Database from 'libsql'
import { listHolders } from '@/src/platform/database/sqlite/holders'
import { unknownMigrations } from '@/src/platform/database/sqlite/is-migrated'
import { refuseNewer } from '@/src/platform/errors/unusable-database'
import { databaseUri } from '@/src/platform/env'
import { syncFolder } from '@/src/platform/storage/folders'
import { CliError } from '../output.mjs'
import type { Entry } from './archive'
import type { Part } from './part'

const place = (): string => path.resolve(databaseUri.replace(/^file:(\/\/)?/, ''))

/** A copy of the database as it is at this moment; the server may go on writing. */
export async function dumpSqlite(folder: string): Promise<Entry[]> {
  const copy = path.join(folder, 'terminalia.db')
  const client = createClient({ url: `file:${place()}` })
  try {
    await client.execute('PRAGMA busy_timeout = 10000')
    await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  } finally {
    client.close()
  }
  return [{ name: 'database/terminalia.db', content: { file: copy } }]
}

export async function isSqliteEmpty(): Promise<boolean> {
  return !existsSync(place()) || (await stat(place())).size === 0
}

/** @throws CliError while another process has the database open: it would go on writing into what is replaced */
export async function requireUnusedSqlite(): Promise<void> {
  const file = place()
  requireNoHolder()
  if (!(await isSqliteEmpty()) && isLocked(file)) {
    throw new CliError(
      `The database ${file} is in use by another process, maybe in another container.`,
    )
  }
}

/** @throws CliError while another process of this machine says that it has the database open */
export function requireNoHolder(): void {
  const file = place()
  if (!existsSync(path.dirname(file))) return
  const pids = listHolders(file).map(({ pid }) => pid)
  if (pids.length === 0) return
  throw new CliError(
    `The database ${file} is in use by process ${pids.join(', ')}.\n` +
      'Stop the server (Ctrl+C, or kill and that number), then try again.',
  )
}

/** SQLite leaves its write-ahead log only where no other process has the file open. */
function isLocked(file: string): boolean {
  const database = new Database(file)
  try {
    database.exec('PRAGMA journal_mode = DELETE')
    return false
  } catch (error) {
    // A damaged file cannot be asked, and is why people restore.
    return (error as { code?: string }).code === 'SQLITE_BUSY'
  } finally {
    database.close()
  }
}

/** The database as a part of a restore. */
export const sqlitePart: Part = {
  stage: async (folder) => {
    const unpacked = path.join(folder, 'database/terminalia.db')
    await requireKnownMigrations(unpacked)
    const staged = stagedFile(folder)
    await mkdir(path.dirname(staged), { recursive: true })
    try {
      await rename(unpacked, staged)
    } catch (error) {
      // It may lie on another disk than the data folder.
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
      await pipeline(createReadStream(unpacked), createWriteStream(staged, { flush: true }))
    }
    return []
  },
  swap: async (folder) => {
    if (!existsSync(stagedFile(folder))) return
    // What these hold belongs to the database that was there before.
    for (const rest of ['-wal', '-shm']) await rm(place() + rest, { force: true })
    await rename(stagedFile(folder), place())
    await syncFolder(path.dirname(place()))
  },
  tidy: async () => undefined,
  unstage: (folder) => rm(stagedFile(folder), { force: true }),
}

/** Beside the database, where a rename is enough. */
const stagedFile = (folder: string): string => `${place()}.${path.basename(folder)}`

async function requireKnownMigrations(file: string): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  try {
    refuseNewer(await unknownMigrations((sql) => client.execute(sql)))
  } finally {
    client.close()
  }
}
