import type { FullConfig } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { blankSettings, payloadConditions, randomSecret } from '@/scripts/lib/environment.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { requireCurrentBuild } from './current-build'
import { isOnDemo, staffPassword } from './staff-password'
import { databaseIn, dropDatabase, loadingOnly } from './throwaway'

/** Addresses of the sites of a run. */
export interface Sites {
  /** For tests that change nothing; all share it. */
  readOnly: string
  /** For tests that change something: one for each worker, by its index. */
  writing: string[]
}

/** The sites of this run; undefined in the process that has yet to start them. */
export const sites = (): Sites | undefined =>
  process.env.E2E_SITES ? (JSON.parse(process.env.E2E_SITES) as Sites) : undefined

/**
 * Starts the sites of a run, each on its own copy of the demo: the folder E2E_TEMPLATE (`terminalia.db`,
 * `uploads/`), or one that is seeded here. Where the demo was deleted they are copies of `tests/fixtures/site`; on MongoDB, where
 * TEST_DATABASE_URI names a server, each is written anew. Workers find them by `sites`.
 * @returns what stops them and removes their data
 */
export default async function startSites({ workers }: FullConfig): Promise<() => Promise<void>> {
  requireCurrentBuild()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-e2e-'))
  const started: ChildProcess[] = []
  const databases: string[] = []
  const tearDown = async () => {
    await Promise.all(started.map(end))
    await Promise.all(databases.map(dropDatabase))
    rmSync(folder, { recursive: true, force: true })
  }
  // A run that is broken off leaves no server behind.
  process.once('exit', () => started.forEach((child) => child.kill()))

  const start = async (name: string, script: string): Promise<string> => {
    const dataDir = path.join(folder, name)
    const env = settings(dataDir)
    if (env.DATABASE_URI) {
      databases.push(env.DATABASE_URI)
      await written(env)
    } else cpSync(template, dataDir, { recursive: true })
    const port = await freePort()
    const logFile = path.join(folder, `${name}.log`)
    const child = launch(script, { ...env, PORT: String(port) }, logFile)
    started.push(child)
    const url = `http://localhost:${port}`
    await untilWell(url, child, logFile)
    return url
  }

  let template = process.env.E2E_TEMPLATE ?? ''
  try {
    console.log('Starting the sites')
    if (!isOnMongo) template ||= await seeded(path.join(folder, 'template'))
    const [readOnly, ...writing] = await Promise.all([
      // The demo as a newcomer starts it.
      start('read-only', 'scripts/start.mjs'),
      ...Array.from({ length: workers }, (_, at) => start(`writing-${at}`, 'scripts/serve.mjs')),
    ])
    process.env.E2E_SITES = JSON.stringify({ readOnly, writing } satisfies Sites)
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}

const isOnMongo = Boolean(process.env.TEST_DATABASE_URI)

/** The whole of a site's settings. Without a DATABASE_URI its database lies in the data folder. */
const settings = (dataDir: string): NodeJS.ProcessEnv => ({
  ...blankSettings(),
  ...(isOnDemo ? {} : { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: staffPassword }),
  ...(isOnMongo ? { DATABASE_URI: databaseIn(dataDir) } : {}),
  NODE_ENV: 'production' as const,
  NODE_OPTIONS: loadingOnly('quick-hashes.mjs'),
  PAYLOAD_SECRET: randomSecret(),
  DATA_DIR: dataDir,
})

async function seeded(dataDir: string): Promise<string> {
  console.log(isOnDemo ? 'Seeding the demo' : 'Writing the fixture site: the demo was deleted')
  const env = settings(dataDir)
  if (!isOnDemo) {
    await written(env)
    return dataDir
  }
  mkdirSync(dataDir)
  const { seeded } = await prepareDatabase(undefined, env)
  if (!seeded) throw new Error('The demo was not seeded')
  return dataDir
}

/** Writes the fixture site into an empty database. */
async function written(env: NodeJS.ProcessEnv): Promise<void> {
  mkdirSync(String(env.DATA_DIR))
  await prepareDatabase(undefined, env)
  await writeFixtureSite(env)
}

async function writeFixtureSite(settings: NodeJS.ProcessEnv): Promise<void> {
  const args = ['--import', 'tsx', 'tests/fixtures/site/write.ts', staffPassword]
  const NODE_OPTIONS = `${loadingOnly('quick-hashes.mjs')} ${payloadConditions}`
  const env = { ...settings, NODE_OPTIONS, LOG_LEVEL: 'warn' }
  const { lines } = await run(process.execPath, args, { env })
  // A program that loads Payload's configuration may end early without an error.
  if (!lines.includes('written')) throw new Error(lines.join('\n'))
}

function launch(script: string, settings: NodeJS.ProcessEnv, logFile: string): ChildProcess {
  const log = openSync(logFile, 'a')
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', log, log] })
  closeSync(log)
  return child
}

async function untilWell(url: string, child: ChildProcess, logFile: string): Promise<void> {
  // A machine that has much else to do may take minutes.
  for (const until = Date.now() + 300_000; Date.now() < until; await sleep(100)) {
    if (await isWell(url)) return
    if (child.exitCode !== null) break
  }
  throw new Error(`The site does not start:\n${readFileSync(logFile, 'utf8')}`)
}

const isWell = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  // A site that hangs must not keep the run from telling what it found.
  const impatience = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await ended
  clearTimeout(impatience)
}
