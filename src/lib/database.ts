import { compatibilityOptions, mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { migrations } from '../migrations'
import { databaseKind, databaseUri, env } from './env'
import { migrateWhole } from './whole-migrations'

/** The database adapter that `DATABASE_URI` asks for. Nothing else may know which one is in use. */
export const database = () => (databaseKind === 'sqlite' ? sqlite() : mongodb())

/**
 * Payload's transactions stay off (`transactionOptions` unset): with them libSQL opens a connection
 * without busy timeout, and parallel writes fail. `synchronous: FULL` keeps what was acknowledged.
 */
function sqlite() {
  const file = databaseUri.replace(/^file:(\/\/)?/, '')
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    idType: 'uuid',
    wal: true,
    busyTimeout: 5000,
    push: false,
    blocksAsJSON: true,
    migrationDir: path.resolve('src/migrations'),
    prodMigrations: migrations,
  })
  return { ...adapter, init: (args: InitArgs) => migrateWhole(adapter.init(args)) }
}

type InitArgs = Parameters<ReturnType<typeof sqliteAdapter>['init']>[0]

/** Transactions are on where the server is part of a replica set; Payload finds out by itself. */
function mongodb() {
  const compatibility = env.DATABASE_COMPATIBILITY
  return mongooseAdapter({
    url: databaseUri,
    // Whoever waits for a database that is away is told so before they leave.
    connectOptions: { serverSelectionTimeoutMS: 8000 },
    ...(compatibility ? compatibilityOptions[compatibility] : {}),
  })
}
