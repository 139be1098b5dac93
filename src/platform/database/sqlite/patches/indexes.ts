import type { Payload } from 'payload'
import { databaseKind } from '@/src/platform/env'
import type { SqliteClient } from '../client'
import { sqliteClient } from '../sqlite-client'

/**
 * Adds and changes indexes of the tables that Payload makes. At start and not in a migration, so that a table that a migration
 * builds anew has them again; whatever starts later writes nothing, and so waits for no writer.
 *
 * Private: names of Payload's tables, columns and indexes.
 * Issue: no issue upstream; https://payloadcms.com/docs/database/sqlite has `afterSchemaInit` for indexes of migrations alone.
 * Lost without it: lists of ten thousand products in milliseconds.
 * Test: tests/unit/patches/indexes.test.ts
 */
export async function changeIndexes({ db }: Payload): Promise<void> {
  if (databaseKind !== 'sqlite') return
  const client = sqliteClient(db)
  await indexTexts(client)
  await narrowVisibilityIndexes(client)
}

/**
 * Payload reads the texts of a document by its id alone, and SQLite has an index of them by language and
 * id only: a page of 24 among 10,000 products would read the whole table once for each of them.
 */
async function indexTexts(client: SqliteClient): Promise<void> {
  const { rows: missing } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%/_locales' ESCAPE '/'
       AND name || '_parent_idx' NOT IN (SELECT name FROM sqlite_master WHERE type = 'index')`,
  )
  for (const { name } of missing) {
    await client.execute(
      `CREATE INDEX IF NOT EXISTS "${String(name)}_parent_idx" ON "${String(name)}" (_parent_id)`,
    )
  }
}

/**
 * Nearly every document is published and none of those that are read is in the trash, yet SQLite takes Payload's indexes
 * of both for the best there are: it went through all of 100,000 products, and sorted them, for each page of a list and
 * each portion of a reading. Made partial, they are of use for drafts and the trash alone. They keep their names, so that a
 * migration that drops them finds them.
 */
async function narrowVisibilityIndexes(client: SqliteClient): Promise<void> {
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
