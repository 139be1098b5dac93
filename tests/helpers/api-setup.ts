import type { TestProject } from 'vitest/node'
import { readFileSync } from 'node:fs'
import { startServer, type TestServer } from './server'
import { requireCurrentBuild } from './current-build'
import { makeTemplate } from './template'

/** Starts one server for each worker of the `api` project; starting one for each file takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireCurrentBuild()
  const removeTemplate = await makeTemplate()
  const workers = Number(project.config.maxWorkers)
  const started = await Promise.all(
    Array.from({ length: workers }, () => startServer({ TRUST_PROXY: '1' })),
  )
  project.provide(
    'servers',
    started.map(({ server }) => server),
  )
  return async () => {
    const logs = started.map(({ server }) => readFileSync(server.logFile, 'utf8'))
    await Promise.all(started.map(({ stop }) => stop()))
    await removeTemplate()
    try {
      started.forEach(({ server }, index) => checkLog(logs[index] ?? '', server))
    } catch (error) {
      // An error at this point is shown, but does not by itself fail the run.
      process.exitCode = 1
      throw error
    }
  }
}

/** Whatever the tests sent, the server met no error of its own, and its log gives nothing away. */
function checkLog(log: string, { admin, secret }: TestServer): void {
  const errors = log
    .split('\n')
    .filter((line) => /"level":[56]0|^\s*(\w*Error|⨯)\b/.test(line) && !refusedAtSetTime.test(line))
  if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`)
  for (const hidden of [admin.password, secret, 'Only-for-tests-1', 'eyJhbGciOi', '@example.com']) {
    if (log.includes(hidden)) throw new Error(`The log of the server holds ${hidden}`)
  }
}

/** A document that is refused when its time has come is told by the log alone: nobody waits for an answer. */
const refusedAtSetTime = /"message":"The following field is invalid: .*"taskSlug":"schedulePublish"/
