import type { Payload } from 'payload'
import { databaseKind } from '../env'
import { sqliteClient } from './sqlite/sqlite-client'

/**
 * Nearly every document is published and none of those that are read is in the trash, yet SQLite takes Payload's indexes
 * of both for the best there are: it went through all of 100,000 products, and sorted them, for each page of a list and
 * each portion of a reading. Made partial, they are of use for drafts and the trash alone. At start and not in a
 * migration, so that a table that a migration builds anew has them like that again; with their names, so that one that
 * drops them finds them.
 */
export async function narrowVisibilityIndexes({ db }: Payload): Promise<void> {
  if (databaseKind !== 'sqlite') return
  const client = sqliteClient(db)
  const { rows: whole } = await client.execute(
    `SELECT name, tbl_name AS "table" FROM sqlite_master
       WHERE type = 'index' AND sql NOT LIKE '% WHERE %'
         AND name IN (tbl_name || '__status_idx', tbl_name || '_deleted_at_idx')`,
  )
  for (const { name, table } of whole) {
    const isOfStatus = String(name).endsWith('__status_idx')
    const [column, rare] = isOfStatus
      ? ['_status', `"_status" <> 'published'`]
      : ['deleted_at', '"deleted_at" IS NOT NULL']
    await client.batch([
      `DROP INDEX IF EXISTS "${String(name)}"`,
      `CREATE INDEX "${String(name)}" ON "${String(table)}" ("${column}") WHERE ${rare}`,
    ])
  }
}
