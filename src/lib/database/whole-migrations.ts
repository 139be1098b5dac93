import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sqliteClient } from './sqlite/client-of'
import { isMigrated } from './sqlite/is-migrated'

/**
 * Makes Payload migrate SQLite as a whole or not at all: killed meanwhile, it leaves the database as it
 * was. Payload itself runs each migration for itself, and the next start would stumble over the tables of
 * the one before.
 */
export function migrateWhole(adapter: SQLiteAdapter): SQLiteAdapter {
  const migrate = adapter.migrate.bind(adapter)
  adapter.migrate = async (args) => {
    const client = sqliteClient(adapter)
    // Whatever starts later need not wait for those who write.
    if (await isMigrated((sql) => client.execute(sql))) return migrate(args)
    // Of two starts at once the second waits here, and then finds nothing left to do. A table that is built
    // anew would take along all that refers to it.
    await client.whole(() => migrate(args), { foreignKeys: false })
  }
  return adapter
}
