import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { copyTemplate, templateAccount, templateAdmin } from './template'
import { throwaway } from './throwaway'

export interface TestServer {
  baseUrl: string
  /** The super_admin of its database. */
  admin: { username: string; password: string }
  /** All that the server printed. */
  logFile: string
  /** Signs its tokens and calls to itself. */
  secret: string
  /** For processes that work on its database beside it. */
  environment: NodeJS.ProcessEnv
}

/**
 * Starts the production server on a free port, with a database of its own that holds nothing but one
 * super_admin: SQLite, or MongoDB where TEST_DATABASE_URI names a server.
 * @param settings more of the environment, as in `.env.example`
 */
export async function startServer(
  settings: Record<string, string> = {},
): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const { folder, environment, remove } = throwaway()
  const env = { ...environment, ...templateAccount, ...settings }
  try {
    await provideDatabase(env)
    const { server, stop } = await startInstance(env, folder, templateAdmin)
    return {
      server,
      stop: async () => {
        await stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * A database that a test brings along, or on a server of its own, is brought up to date; all others are copies
 * of the template.
 */
export async function provideDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const uri = String(env.DATABASE_URI)
  const isOwn = uri.startsWith('file:')
    ? existsSync(uri.slice('file:'.length))
    : process.env.TEST_TEMPLATE_URI?.startsWith('file:')
  await (isOwn ? prepareDatabase(undefined, env) : copyTemplate(uri))
}

/** One more server on the database of one that runs. */
export const startBeside = (
  { environment, admin }: TestServer,
  settings: Record<string, string> = {},
): Promise<{ server: TestServer; stop: () => Promise<void> }> =>
  startInstance({ ...environment, ...settings }, String(environment.DATA_DIR), admin)

async function startInstance(
  environment: NodeJS.ProcessEnv,
  folder: string,
  admin: TestServer['admin'],
): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const port = await freePort()
  const env: NodeJS.ProcessEnv = { ...environment, PORT: String(port) }
  const logFile = path.join(folder, `server-${port}.log`)
  const child = launch(env, logFile)
  tellUnexpectedEnd(child, logFile)
  const stop = () => end(child)
  try {
    await untilReady(child, logFile)
  } catch (error) {
    await stop()
    throw error
  }
  const baseUrl = `http://127.0.0.1:${port}`
  const secret = String(env.PAYLOAD_SECRET)
  return { server: { baseUrl, admin, logFile, secret, environment: env }, stop }
}

/**
 * Starts the production server; `untilReady` says when it serves.
 * @param cwd where another copy of the site is
 */
export function launch(env: NodeJS.ProcessEnv, logFile: string, cwd?: string): ChildProcess {
  const log = openSync(logFile, 'a')
  const stdio: StdioOptions = ['ignore', log, log]
  const child = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio, cwd })
  closeSync(log)
  return child
}

export async function untilReady(child: ChildProcess, logFile: string): Promise<void> {
  for (let waited = 0; waited < 300_000; waited += 100) {
    const log = readFileSync(logFile, 'utf8')
    if (log.includes('ready on http')) return
    if (child.exitCode !== null) throw new Error(`The server ended:\n${log}`)
    await sleep(100)
  }
  throw new Error(`The server is not ready after five minutes:\n${readFileSync(logFile, 'utf8')}`)
}

/** A call to a server that is gone fails without a reason; what ended it would be deleted with its log. */
function tellUnexpectedEnd(child: ChildProcess, logFile: string): void {
  child.once('exit', (code, signal) => {
    if (child.killed || !existsSync(logFile)) return
    const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
    console.error(`A server ended by itself (${signal ?? `code ${code}`}):\n${lastLines}`)
  })
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
