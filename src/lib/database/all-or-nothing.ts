import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseKind } from '../env'

/**
 * Does some writes to SQLite all together: whoever is killed meanwhile has written nothing. For programs
 * that do one thing after the other, because all that is written meanwhile belongs to it.
 */
export async function allOrNothing<T>(
  { client }: Pick<SQLiteAdapter, 'client'>,
  work: () => Promise<T>,
): Promise<T> {
  await client.execute('BEGIN IMMEDIATE')
  try {
    const result = await work()
    await client.execute('COMMIT')
    return result
  } catch (error) {
    // SQLite itself ends some of those that fail.
    await client.execute('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** The same for whatever database the site has: Payload's own transactions do for MongoDB. */
export const whole = <T>({ db }: Payload, work: () => Promise<T>): Promise<T> =>
  databaseKind === 'sqlite' ? allOrNothing(db as unknown as SQLiteAdapter, work) : work()
