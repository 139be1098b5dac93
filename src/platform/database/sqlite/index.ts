import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { databaseUri, env, isServer } from '@/src/platform/env'
import { log } from '@/src/platform/log/log'
import { refuseHalfRestored } from '@/src/platform/storage/backup-marks'
import { migrations } from '@/src/migrations'
import { refuseNewer, takesAnyMigrations } from '@/src/platform/errors/unusable-database'
import { migrateInTransaction } from '../whole-migrations'
import { SqliteClient, type SqliteClientOptions } from './client'
import { announce } from './holders'
import { isMigrated, unknownMigrations } from './is-migrated'
import { addTransactions } from './patches/transactions'
import { updateSchema } from './schema/update-schema'

/**
 * Payload's adapter on a client of our own, with transactions.
 * @param onReturn called when the file is there again after it was removed or replaced
 */
export function sqlite(onReturn: () => void) {
  const file = path.resolve(databaseUri.replace(/^file:(\/\/)?/, ''))
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    idType: 'uuid',
    push: false,
    blocksAsJSON: true,
    migrationDir: path.resolve('src/migrations'),
    prodMigrations: migrations,
  })
  return {
    ...adapter,
    init: (args: InitArgs) => {
      const client = new SqliteClient({ file, isUsable, onReturn })
      return withClient(adapter.init(args), client, file)
    },
  }
}

/** Returns true where this version can serve a restored file. */
const isUsable: SqliteClientOptions['isUsable'] = async (read) =>
  (await isMigrated(read)) && (takesAnyMigrations() || (await unknownMigrations(read)).length === 0)

type InitArgs = Parameters<ReturnType<typeof sqliteAdapter>['init']>[0]
type MigrateArgs = Parameters<Adapter['migrate']>[0]
type Adapter = ReturnType<ReturnType<typeof sqliteAdapter>['init']>

function withClient(adapter: Adapter, client: SqliteClient, file: string): Adapter {
  const connect = adapter.connect?.bind(adapter)
  adapter.connect = async (options) => {
    refuseHalfRestored()
    mkdirSync(path.dirname(file), { recursive: true })
    await client.open()
    announce(file)
    refuseNewer(await unknownMigrations((sql) => client.execute(sql)))
    await connect?.(options)
    if (isServer && env.NODE_ENV === 'development') await fitTables(adapter, options)
  }
  const destroy = adapter.destroy?.bind(adapter)
  adapter.destroy = async () => {
    await destroy?.()
    // Left over, they would give every index another name when the configuration is loaded again.
    adapter.indexes.clear()
    adapter.foreignKeys.clear()
  }
  addTransactions(adapter, client)
  return migrateInTransaction(adapter)
}

/** Fits the tables in development; a production start uses migrations alone. */
async function fitTables(adapter: Adapter, options?: { hotReload: boolean }): Promise<void> {
  if (!options?.hotReload) {
    // Payload names the arguments of a migration in one type and calls them unknown in the other.
    const own = adapter.prodMigrations as unknown as NonNullable<MigrateArgs>['migrations']
    await adapter.migrate({ migrations: own })
  }
  const { notices } = await updateSchema(adapter)
  for (const { level, msg } of notices) log[level]({ msg })
}
