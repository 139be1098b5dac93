import { type MongooseAdapter, mongooseAdapter } from '@payloadcms/db-mongodb'
import path from 'node:path'
import { databaseUri } from '../env'
import { withTransactions } from './transactions'

export function mongodb() {
  const adapter = mongooseAdapter({
    url: databaseUri,
    // Those of SQLite make tables. Collections and indexes are made when the site is prepared.
    migrationDir: path.resolve('src/migrations/mongodb'),
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
    init: (args: InitArgs) => withTransactions(adapter.init(args) as MongooseAdapter),
  }
}

type InitArgs = Parameters<ReturnType<typeof mongooseAdapter>['init']>[0]
