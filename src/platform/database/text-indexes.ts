import type { Payload } from 'payload'
import { databaseKind } from '../env'
import { sqliteClient } from './sqlite/sqlite-client'

/**
 * Payload reads the texts of a document by its id alone, and SQLite has an index of them by language and
 * id only: a page of 24 among 10,000 products would read the whole table once for each of them. Made at
 * start and not in a migration, so that a table that a migration builds anew has its index again.
 */
export async function indexTexts({ db }: Payload): Promise<void> {
  if (databaseKind !== 'sqlite') return
  const client = sqliteClient(db)
  const { rows: missing } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%/_locales' ESCAPE '/'
       AND name || '_parent_idx' NOT IN (SELECT name FROM sqlite_master WHERE type = 'index')`,
  )
  // Whatever starts later writes nothing, and so waits for no writer.
  for (const { name } of missing) {
    await client.execute(
      `CREATE INDEX IF NOT EXISTS "${String(name)}_parent_idx" ON "${String(name)}" (_parent_id)`,
    )
  }
}
