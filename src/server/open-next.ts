import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import configFor from '@/next.config'

/** The environment lacks what the site needs, or holds what it cannot use; the message names it. */
class UnusableEnvironment extends Error {
  override name = 'UnusableEnvironment'
}

/**
 * Next with our configuration as the build bundled it. To read `next.config.ts` by itself it would load a compiler: 26 MiB
 * for as long as it runs.
 * @throws {UnusableEnvironment}
 */
export async function openNext(port: number) {
  const { default: next } = await import('next')
  await requireUsableEnvironment()
  const app = next({ dev: false, port, conf: configFor(PHASE_PRODUCTION_SERVER) })
  await app.prepare()
  return app
}

/** Reads the environment as the site does. Next by itself would tell of an error in it, and serve nothing but errors. */
async function requireUsableEnvironment(): Promise<void> {
  try {
    await import('@/src/platform/env')
  } catch (error) {
    throw new UnusableEnvironment((error as Error).message, { cause: error })
  }
}
