import { readFileSync } from 'node:fs'

/** The environment lacks what the site needs, or holds what it cannot use; the message names it. */
class UnusableEnvironment extends Error {
  override name = 'UnusableEnvironment'
}

/**
 * Next with the settings that the build resolved, given as the server gives them that Next itself writes for
 * `output: 'standalone'`. To read `next.config.ts` anew it would load a compiler: 26 MiB for as long as it runs.
 *
 * Private: `__NEXT_PRIVATE_STANDALONE_CONFIG`; the documented option `conf` does not reach the part of Next that reads it.
 * Issue: https://github.com/vercel/next.js/issues/60040
 * Lost without it: 26 MiB, and an image without the compiler.
 * Test: tests/unit/patches/open-next.test.ts, tests/api/http/light-server.test.ts
 * @throws {UnusableEnvironment}
 */
export async function openNext(port: number) {
  const { default: next } = await import('next')
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as {
    config: unknown
  }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  await requireUsableEnvironment()
  const app = next({ dev: false, port })
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
