import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The environment lacks what the site needs, or holds what it cannot use; the message names it. */
class UnusableEnvironment extends Error {
  override name = 'UnusableEnvironment'
}

/**
 * Next with the settings that the build resolved, given as the server gives them that Next itself writes for
 * `output: 'standalone'`. To read `next.config.ts` anew it would load a compiler: 26 MiB for as long as it runs.
 * @throws {UnusableEnvironment}
 */
export async function openNext(port: number) {
  const { default: next } = await import('next')
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as {
    config: unknown
  }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  const app = next({ dev: false, port })
  requireUsableEnvironment()
  await app.prepare()
  return app
}

/**
 * Loads what Next loads first, which reads the environment. Next by itself would tell of an error in it, and
 * go on to serve nothing but errors.
 */
function requireUsableEnvironment(): void {
  try {
    createRequire(import.meta.url)(path.resolve('.next/server/instrumentation.js'))
  } catch (error) {
    throw new UnusableEnvironment((error as Error).message, { cause: error })
  }
}
