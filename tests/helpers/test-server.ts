import { inject } from 'vitest'
import type { TestServer } from './server'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker of the `api` project, made by `api-setup.ts`. */
    servers: TestServer[]
  }
}

/**
 * The server that the tests of this file share with the files that ran before it in the same worker. No
 * other file uses it at the same time.
 */
export function testServer(): TestServer {
  const worker = Number(process.env.VITEST_POOL_ID)
  const server = inject('servers')[worker - 1]
  if (!server) throw new Error(`There is no server for worker ${worker}`)
  return server
}
