import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { SqliteClient } from './sqlite/client'
import { sqliteClient } from './sqlite/client-of'
import { randomUUID } from 'node:crypto'
import { log } from '../log/log'
import { isMigrated } from './sqlite/is-migrated'
import { copyDatabase } from './sqlite/schema/copy-database'
import { devMarker } from './sqlite/schema/dev-marker'
import { skipDone } from './sqlite/schema/skip-done'

/**
 * Makes Payload migrate SQLite as a whole or not at all: killed meanwhile, it leaves the database as it
 * was. Payload itself runs each migration for itself, and the next start would stumble over the tables of
 * the one before. On a database whose tables were made to fit in development, what a migration would make and is
 * there already is left out, where Payload's own would ask, and then lose data.
 */
export function migrateWhole(adapter: SQLiteAdapter): SQLiteAdapter {
  const migrate = adapter.migrate.bind(adapter)
  adapter.migrate = async (args) => {
    const client = sqliteClient(adapter)
    const isFitted = await isFittedInDevelopment(client)
    // Whatever starts later need not wait for those who write.
    if (await isMigrated((sql) => client.execute(sql))) return isFitted ? undefined : migrate(args)
    // Of two starts at once the second waits here, and then finds nothing left to do. A table that is built
    // anew would take along all that refers to it.
    if (!isFitted) return client.whole(() => migrate(args), { foreignKeys: false })
    // A migration that builds a table anew knows nothing of columns that only development has.
    const copy = copyDatabase(client.file, 'migrations')
    log.info({ msg: `Database: migrations are run; a copy of it as it was: ${copy}` })
    await client.whole(
      async () => {
        await client.execute(devMarker.remove)
        await migrate(args)
        await client.execute(devMarker.insert, [randomUUID()])
      },
      { foreignKeys: false, replace: skipDone },
    )
  }
  for (const back of ['migrateDown', 'migrateRefresh', 'migrateReset'] as const) {
    const goBack = adapter[back].bind(adapter)
    // On the way back tables are built anew as well.
    adapter[back] = () => sqliteClient(adapter).whole(() => goBack(), { foreignKeys: false })
  }
  return adapter
}

async function isFittedInDevelopment(client: SqliteClient): Promise<boolean> {
  const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'"
  if ((await client.execute(table)).rows.length === 0) return false
  return (await client.execute(devMarker.find)).rows.length > 0
}
