import type { TestProject } from 'vitest/node'
import { readFileSync } from 'node:fs'
import { startServer, type TestServer } from './server'

declare module 'vitest' {
  // Tests take them by `inject('baseUrl')` and so on; there is one server for the whole run.
  interface ProvidedContext extends TestServer {}
}

/** One server for all files of the `api` project; starting one takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer()
  for (const [name, value] of Object.entries(server)) {
    project.provide(name as keyof TestServer, value)
  }
  return async () => {
    const log = readFileSync(server.logFile, 'utf8')
    await stop()
    try {
      checkLog(log, server)
    } catch (error) {
      // An error at this point is shown, but does not by itself fail the run.
      process.exitCode = 1
      throw error
    }
  }
}

/** Whatever the tests sent, the server met no error of its own, and its log gives nothing away. */
function checkLog(log: string, { admin, secret }: TestServer): void {
  const errors = log.split('\n').filter((line) => /"level":[56]0|^\s*(\w*Error|⨯)\b/.test(line))
  if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`)
  for (const hidden of [admin.password, secret, 'Only-for-tests-1', 'eyJhbGciOi', '@example.com']) {
    if (log.includes(hidden)) throw new Error(`The log of the server holds ${hidden}`)
  }
}
