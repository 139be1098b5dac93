import type { TestProject } from 'vitest/node'
import { startServer, type TestServer } from './server'

declare module 'vitest' {
  // Tests take them by `inject('baseUrl')` and so on; there is one server for the whole run.
  interface ProvidedContext extends TestServer {}
}

/** One server for all files of the `api` project; starting one takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer()
  project.provide('baseUrl', server.baseUrl)
  project.provide('admin', server.admin)
  project.provide('logFile', server.logFile)
  project.provide('secret', server.secret)
  project.provide('environment', server.environment)
  return stop
}
