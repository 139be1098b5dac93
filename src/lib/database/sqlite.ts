import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { migrations } from '../../migrations'
import { databaseUri } from '../env'
import { migrateWhole } from './whole-migrations'

/**
 * Payload's transactions stay off (`transactionOptions` unset): with them libSQL opens a connection
 * without busy timeout, and parallel writes fail. `synchronous: FULL` keeps what was acknowledged.
 */
export function sqlite() {
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
