import 'server-only'
import { getPayload, type Payload } from 'payload'
import { env, isBuild } from '@/src/platform/env'
import { singleton } from '@/src/platform/singleton'

const started = singleton<{ payload?: Promise<Payload> }>('payload', () => ({}))

/**
 * Payload, started once per process: for what is no read of the site.
 * @throws Error in a build, which runs while the database is prepared
 */
export async function getLoadedPayload(): Promise<Payload> {
  if (isBuild) throw new Error('A build reads no database')
  // Payload itself takes over a configuration that changes while one develops.
  if (env.NODE_ENV === 'development') return start()
  started.payload ??= start().catch((error: unknown) => {
    started.payload = undefined
    throw error
  })
  return started.payload
}

/**
 * Loads the configuration only where Payload is started, which is in the route handlers (`src/server/serve.ts`). Pages have
 * modules of their own: imported above, the configuration with all that it reaches would be in the memory twice.
 */
async function start(): Promise<Payload> {
  const { default: config } = await import('@payload-config')
  return getPayload({ config })
}
