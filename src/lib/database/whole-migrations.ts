import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { migrations } from '../../migrations'
import { allOrNothing } from './all-or-nothing'

/**
 * Makes Payload migrate SQLite as a whole or not at all: killed meanwhile, it leaves the database as it
 * was. Payload itself runs each statement for itself, and the next start would stumble over the tables of
 * the one before.
 */
export function migrateWhole(adapter: SQLiteAdapter): SQLiteAdapter {
  const migrate = adapter.migrate.bind(adapter)
  adapter.migrate = async (args) => {
    const { client } = adapter
    // Whatever starts later need not wait for those who write.
    if (await isUpToDate(client)) return migrate(args)
    // Within a transaction it cannot be turned off, and a table that is built anew would take along all
    // that refers to it.
    await client.execute('PRAGMA foreign_keys = OFF')
    // Of two starts at once the second waits here, and then finds nothing left to do.
    await allOrNothing(adapter, () => migrate(args))
    await client.execute('PRAGMA foreign_keys = ON')
  }
  return adapter
}

async function isUpToDate(client: SQLiteAdapter['client']): Promise<boolean> {
  const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'"
  if ((await client.execute(table)).rows.length === 0) return false
  const { rows } = await client.execute('SELECT name FROM payload_migrations')
  const done = new Set(rows.map(({ name }) => name))
  return migrations.every(({ name }) => done.has(name))
}
