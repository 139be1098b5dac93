import type { ResultSet } from '@libsql/core/api'
import { migrations } from '@/src/migrations'

type Read = (sql: string) => ResultSet | Promise<ResultSet>

/** Returns true where a database has all tables of this version: every migration was run on it. */
export async function isMigrated(read: Read): Promise<boolean> {
  const names = new Set(await readMigrations(read))
  return migrations.every(({ name }) => names.has(name))
}

/** Names of the migrations that were run on a database and that this version does not have. */
export async function unknownMigrations(read: Read): Promise<string[]> {
  const known = new Set(migrations.map(({ name }) => name))
  return (await readMigrations(read)).filter((name) => !known.has(name))
}

/**
 * Payload's own row for a database whose tables were made to fit in development. `payload migrate:status` shows it,
 * and Payload's `migrate` would ask, and lose data, where it is: `../whole-migrations.ts` takes it away meanwhile.
 */
export const devMarker = {
  find: 'SELECT 1 FROM payload_migrations WHERE batch = -1',
  insert: "INSERT INTO payload_migrations (id, name, batch) VALUES (?, 'dev', -1)",
  remove: 'DELETE FROM payload_migrations WHERE batch = -1',
}

/** Names of the migrations that were run on a database, in their order. Payload notes development as one of them, too. */
async function readMigrations(read: Read): Promise<string[]> {
  const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'"
  if ((await read(table)).rows.length === 0) return []
  const { rows } = await read(
    "SELECT name FROM payload_migrations WHERE name <> 'dev' ORDER BY name",
  )
  return rows.map(({ name }) => String(name))
}
