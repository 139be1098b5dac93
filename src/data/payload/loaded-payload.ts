import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { isBuild } from '@/src/platform/env'

/**
 * Payload, started once per process: for what is no read of the site.
 * @throws Error in a build, which runs while the database is prepared
 */
export async function getLoadedPayload(): Promise<Payload> {
  if (isBuild) throw new Error('A build reads no database')
  return getPayload({ config })
}
