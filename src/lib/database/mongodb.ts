import { compatibilityOptions, mongooseAdapter } from '@payloadcms/db-mongodb'
import { databaseUri, env } from '../env'

/** Transactions are on where the server is part of a replica set; Payload finds out by itself. */
export function mongodb() {
  const compatibility = env.DATABASE_COMPATIBILITY
  return mongooseAdapter({
    url: databaseUri,
    // Whoever waits for a database that is away is told so before they leave.
    connectOptions: { serverSelectionTimeoutMS: 8000 },
    ...(compatibility ? compatibilityOptions[compatibility] : {}),
  })
}
