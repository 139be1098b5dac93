import type { TestProject } from 'vitest/node'
import { startServer, type TestServer } from './server'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one server of the run: `inject('server')`. */
    server: TestServer
  }
}

/** One server for all files of the `api` project; starting one takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer()
  project.provide('server', server)
  return stop
}
