import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { databaseKind } from '../env'

/** False on a MongoDB that is neither a replica set nor a sharded cluster, which `transactions.ts` found out. */
export const hasTransactions = ({ db }: Pick<Payload, 'db'>): boolean =>
  databaseKind === 'sqlite' ||
  (db as unknown as Pick<MongooseAdapter, 'transactionOptions'>).transactionOptions !== false
