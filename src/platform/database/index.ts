import { databaseKind } from '../env'

/**
 * The database adapter that `DATABASE_URI` asks for; nothing else may know which one is in use. The other one
 * is not even loaded: it would be some 10 MiB in the memory of every server.
 * @param onReturn called when a database that was away is there again, and may hold other data
 */
export const database = async (onReturn: () => void) =>
  databaseKind === 'sqlite'
    ? (await import('./sqlite')).sqlite(onReturn)
    : (await import('./mongodb')).mongodb()
