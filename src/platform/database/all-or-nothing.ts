import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { databaseKind } from '../env'
import { sqliteClient } from './sqlite/sqlite-client'

/**
 * Does some writes all together: a program that is killed meanwhile has written nothing. For programs that do
 * one thing after the other, because on SQLite all that is written meanwhile belongs to it; on MongoDB each
 * write is whole by Payload's own transactions.
 */
export const inTransaction = <T>(
  { db }: Pick<Payload, 'db'>,
  work: () => Promise<T>,
): Promise<T> => (databaseKind === 'sqlite' ? sqliteClient(db).whole(work) : work())

/** False on a MongoDB that is neither a replica set nor a sharded cluster, which `transactions.ts` found out. */
export const hasTransactions = ({ db }: Pick<Payload, 'db'>): boolean =>
  databaseKind === 'sqlite' ||
  (db as unknown as Pick<MongooseAdapter, 'transactionOptions'>).transactionOptions !== false
