import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { SqliteClient } from './sqlite/client'
import { sqliteClient } from './sqlite/sqlite-client'
import { randomUUID } from 'node:crypto'
import { log } from '../log/log'
import { devMarker, isMigrated } from './sqlite/is-migrated'
import { copyDatabase } from './sqlite/schema/copy-database'
import { skipDone } from './sqlite/schema/skip-done'
import { refuseDownMigrations } from './down-migrations'

/**
 * Makes Payload migrate SQLite as a whole or not at all: killed meanwhile, it leaves the database as it
 * was. Payload itself runs each migration for itself, and the next start would stumble over the tables of
 * the one before. Each gets a batch of its own: Payload would put all that a start runs into one. On a database whose tables were made to fit in development, what a migration would make and is
 * there already is left out, where Payload's own would ask, and then lose data.
 */
export function migrateInTransaction(adapter: SQLiteAdapter): SQLiteAdapter {
  const migrateAll = adapter.migrate.bind(adapter)
  adapter.migrate = async (args) => {
    const client = sqliteClient(adapter)
    const migrate = () => inOwnBatches(client, () => migrateAll(args))
    const isFitted = await isFittedInDevelopment(client)
    // Whatever starts later need not wait for those who write.
    if (await isMigrated((sql) => client.execute(sql))) return isFitted ? undefined : migrate()
    // Of two starts at once the second waits here, and then finds nothing left to do. A table that is built
    // anew would take along all that refers to it.
    if (!isFitted) return client.whole(migrate, { foreignKeys: false })
    // A migration that builds a table anew knows nothing of columns that only development has.
    const copy = copyDatabase(client.file, 'migrations')
    log.info({ msg: `Database: migrations are run; a copy of it as it was: ${copy}` })
    await client.whole(
      async () => {
        await client.execute(devMarker.remove)
        await migrate()
        await client.execute(devMarker.insert, [randomUUID()])
      },
      { foreignKeys: false, replace: skipDone },
    )
  }
  refuseDownMigrations(adapter)
  return adapter
}

/** Runs migrations, and numbers the batches of those that are new one by one. */
async function inOwnBatches(client: SqliteClient, migrate: () => Promise<void>): Promise<void> {
  const before = await readBatches(client)
  await migrate()
  let last = Math.max(0, ...before.values())
  for (const name of (await readBatches(client)).keys()) {
    if (before.has(name)) continue
    last += 1
    await client.execute('UPDATE payload_migrations SET batch = ? WHERE name = ?', [last, name])
  }
}

/** Batches of the migrations that were run, by their names and in the order of these. */
async function readBatches(client: SqliteClient): Promise<Map<string, number>> {
  if (!(await hasMigrations(client))) return new Map()
  const { rows } = await client.execute('SELECT name, batch FROM payload_migrations ORDER BY name')
  return new Map(rows.map(({ name, batch }) => [String(name), Number(batch)]))
}

async function hasMigrations(client: SqliteClient): Promise<boolean> {
  const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'"
  return (await client.execute(table)).rows.length > 0
}

/** Returns true where the tables follow the collections without migrations. */
export async function isFittedInDevelopment(client: SqliteClient): Promise<boolean> {
  if (!(await hasMigrations(client))) return false
  return (await client.execute(devMarker.find)).rows.length > 0
}
