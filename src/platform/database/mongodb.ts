import { type MongooseAdapter, mongooseAdapter } from '@payloadcms/db-mongodb'
import { databaseUri } from '../env'
import { refuseHalfRestored, refuseHalfRestoredBy } from '../storage/backup-marks'
import { hostOfRestore } from './mongodb-restore'
import { withTransactions } from './transactions'
import { mongodbMigrations, unknownMigrations } from './mongodb-migrations'
import { refuseNewer } from '@/src/platform/errors/unusable-database'
import { refuseDownMigrations } from './down-migrations'

export function mongodb() {
  const adapter = mongooseAdapter({
    url: databaseUri,
    // Those of SQLite make tables. Collections and indexes are made when the site is prepared.
    migrationDir: mongodbMigrations,
    // Callers learn that the database is away before they give up.
    connectOptions: {
      serverSelectionTimeoutMS: 8000,
      // A server that says nothing holds no call for ever. No query takes as long; for an index that does,
      // made when the site is prepared, nobody waits any longer, and a replica set goes on making it.
      socketTimeoutMS: 60_000,
      // What is acknowledged is on the disk. MongoDB's own servers do so unasked where they are a replica set.
      w: 'majority',
      journal: true,
    },
    // Of many records each has a transaction of its own: one that is refused would take the others along.
    bulkOperationsSingleTransaction: true,
  })
  return {
    ...adapter,
    init: (args: InitArgs) => guarded(withTransactions(adapter.init(args) as MongooseAdapter)),
  }
}

/** Refuses what this version must not do, and a database that it must not use. */
function guarded(adapter: MongooseAdapter): MongooseAdapter {
  refuseDownMigrations(adapter)
  const connect = adapter.connect?.bind(adapter)
  adapter.connect = async (options) => {
    refuseHalfRestored()
    await connect?.(options)
    try {
      const db = adapter.connection.getClient().db()
      refuseHalfRestoredBy(await hostOfRestore(db))
      refuseNewer(await unknownMigrations(db))
    } catch (error) {
      await adapter.destroy?.()
      throw error
    }
  }
  return adapter
}

type InitArgs = Parameters<ReturnType<typeof mongooseAdapter>['init']>[0]
