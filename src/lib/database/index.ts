import { databaseKind } from '../env'

/**
 * The database adapter that `DATABASE_URI` asks for; nothing else may know which one is in use. The other one
 * is not even loaded: it would be some 10 MiB in the memory of every server.
 */
export const database = async () =>
  databaseKind === 'sqlite'
    ? (await import('./sqlite')).sqlite()
    : (await import('./mongodb')).mongodb()
