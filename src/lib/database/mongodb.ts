import { compatibilityOptions, mongooseAdapter } from '@payloadcms/db-mongodb'
import { databaseUri, env } from '../env'

/** Transactions are on where the server is part of a replica set; Payload finds out by itself. */
export function mongodb() {
  const compatibility = env.DATABASE_COMPATIBILITY
  return mongooseAdapter({
    url: databaseUri,
    // Whoever waits for a database that is away is told so before they leave.
    connectOptions: {
      serverSelectionTimeoutMS: 8000,
      // A server that says nothing holds no call for ever. No query takes as long; for an index that does,
      // made when the site is prepared, nobody waits any longer, and a replica set goes on making it.
      socketTimeoutMS: 60_000,
    },
    ...(compatibility ? compatibilityOptions[compatibility] : {}),
  })
}
