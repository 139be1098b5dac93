import { createClient } from '@libsql/client'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { databaseUri } from '../../../src/lib/env'
import type { Entry } from './archive'

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

/** Puts the copy in the place of the database. */
export async function restoreSqlite(folder: string): Promise<void> {
  const target = place()
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(path.join(folder, 'terminalia.db'), `${target}.restoring`)
  // What these hold belongs to the database that was there before.
  for (const rest of ['-wal', '-shm']) await rm(target + rest, { force: true })
  await rename(`${target}.restoring`, target)
}
