import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { SqliteClient } from './client'

/** The client below Payload's adapter, which `sqlite()` put there. */
export const sqliteClient = (adapter: object): SqliteClient =>
  (adapter as SQLiteAdapter).client as SqliteClient
