import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { sqliteClient } from '@/src/platform/database/sqlite/sqlite-client'
import { skipDone } from '@/src/platform/database/sqlite/schema/skip-done'
import { isFittedInDevelopment } from '@/src/platform/database/whole-migrations'
import { migrations } from '@/src/migrations'
import { countValues } from '../count-values.mjs'
import { CliError } from '../output.mjs'

/**
 * Returns the name of the migration that was run last.
 * @throws CliError where there is none, or where it is the first one, which made all tables
 */
export async function requireLastMigration({ db }: Payload): Promise<string> {
  const client = sqliteClient(db)
  const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'"
  const hasMigrations = (await client.execute(table)).rows.length > 0
  const done = hasMigrations
    ? await client.execute(
        'SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY batch DESC, name DESC',
      )
    : { rows: [] }
  const name = done.rows[0]?.name
  if (name === undefined) throw new CliError('No migration was run on this database yet.')
  if (done.rows.length > 1 && name !== migrations[0]?.name) return String(name)
  throw new CliError(
    `${name} made all tables: without it nothing is left, so it is not taken back.\n` +
      'To begin with an empty site, stop the server and move the database file and the uploads away.',
  )
}

/** Takes a migration back in a transaction that is rolled back, and says what tables and columns lose by it. */
export async function findLosses(payload: Payload, name: string): Promise<string[]> {
  const count = () =>
    countValues(async (sql) => [...(await sqliteClient(payload.db).execute(sql)).rows])
  const before = await count()
  const after = await rolledBack(payload, async () => {
    await runDown(payload, name)
    return count()
  })
  const lost = [...before].filter(([key, values]) => (after.get(key) ?? 0) < values)
  const isGone = (table: string) => before.has(table) && !after.has(table)
  const lines = lost
    .filter(([key]) => !key.includes('.') || !isGone(key.slice(0, key.indexOf('.'))))
    .map(([key, values]) => toLine(key, values, after.get(key) ?? 0))
  return lines.length > 0 ? lines : ['no values']
}

const toLine = (key: string, before: number, after: number): string => {
  const [noun, unit] = key.includes('.') ? ['column', 'values'] : ['table', 'rows']
  return `${noun} ${key}: ${before - after} of ${before} ${unit}`
}

/** Takes a migration back as a whole, or not at all. */
export async function takeBack(payload: Payload, name: string): Promise<void> {
  await inOneTransaction(payload, async () => {
    await runDown(payload, name)
    await sqliteClient(payload.db).execute('DELETE FROM payload_migrations WHERE name = ?', [name])
  })
}

async function runDown(payload: Payload, name: string): Promise<void> {
  const migration = migrations.find((each) => each.name === name)
  const { drizzle } = payload.db as unknown as SQLiteAdapter
  const req = await createLocalReq({}, payload)
  await migration?.down({ db: drizzle, payload, req })
}

/** Tables are built anew that others refer to; of those of development some are as they will be. */
async function inOneTransaction(payload: Payload, work: () => Promise<void>): Promise<void> {
  const client = sqliteClient(payload.db)
  const replace = (await isFittedInDevelopment(client)) ? skipDone : undefined
  await client.whole(work, { foreignKeys: false, replace })
}

async function rolledBack<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const done: { result?: T } = {}
  const end = new Error('Rolled back, as it was to be')
  try {
    await inOneTransaction(payload, async () => {
      done.result = await work()
      throw end
    })
  } catch (error) {
    if (error !== end) throw error
  }
  return done.result as T
}
