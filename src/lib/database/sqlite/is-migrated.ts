import type { ResultSet } from '@libsql/core/api'
import { migrations } from '@/src/migrations'

type Read = (sql: string) => ResultSet | Promise<ResultSet>

/** Whether a database has all tables of this version: every migration was run on it. */
export async function isMigrated(read: Read): Promise<boolean> {
  const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'"
  if ((await read(table)).rows.length === 0) return false
  const done = await read('SELECT name FROM payload_migrations')
  const names = new Set(done.rows.map(({ name }) => name))
  return migrations.every(({ name }) => names.has(name))
}
