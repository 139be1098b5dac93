import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabase } from '../../scripts/lib/database.mjs'
import { blankSettings, randomSecret } from '../../scripts/lib/environment.mjs'
import { withDatabase } from '../../scripts/lib/mongo.mjs'
import { freePort } from '../../scripts/lib/port.mjs'

export interface TestServer {
  baseUrl: string
  /** The super_admin of its database. */
  admin: { username: string; password: string }
  /** All that the server printed. */
  logFile: string
  /** Signs its tokens and calls to itself. */
  secret: string
}

/**
 * Starts the production server on a free port, with a database of its own that holds nothing but one
 * super_admin: SQLite, or MongoDB where TEST_DATABASE_URI names a server.
 * @param settings more of the environment, as in `.env.example`
 */
export async function startServer(
  settings: Record<string, string> = {},
): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-test-'))
  const logFile = path.join(folder, 'server.log')
  const admin = { username: 'root', password: randomBytes(12).toString('hex') }
  const secret = randomSecret()
  const port = await freePort()
  const databaseUri = throwawayDatabase(folder)
  const env = {
    ...process.env,
    ...blankSettings(),
    NODE_ENV: 'production' as const,
    PORT: String(port),
    PAYLOAD_SECRET: secret,
    DATA_DIR: folder,
    DATABASE_URI: databaseUri,
    DATABASE_COMPATIBILITY: process.env.TEST_DATABASE_COMPATIBILITY,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    ...settings,
  }
  await prepareDatabase(undefined, env)

  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: ['ignore', log, log] })
  closeSync(log)
  const stop = async () => {
    await end(child)
    await dropDatabase(databaseUri)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(child, logFile)
  } catch (error) {
    await stop()
    throw error
  }
  return { server: { baseUrl: `http://127.0.0.1:${port}`, admin, logFile, secret }, stop }
}

function throwawayDatabase(folder: string): string {
  const mongo = process.env.TEST_DATABASE_URI
  return mongo
    ? withDatabase(mongo, `terminalia-test-${randomBytes(6).toString('hex')}`)
    : `file:${path.join(folder, 'test.db')}`
}

async function dropDatabase(uri: string): Promise<void> {
  if (uri.startsWith('file:')) return
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(uri)
  await client.db().dropDatabase()
  await client.close()
}

async function untilReady(child: ChildProcess, logFile: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    const log = readFileSync(logFile, 'utf8')
    if (log.includes('ready on http')) return
    if (child.exitCode !== null) throw new Error(`The server ended:\n${log}`)
    await sleep(100)
  }
  throw new Error(`The server is not ready after a minute:\n${readFileSync(logFile, 'utf8')}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
