import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@/scripts/lib/port.mjs'
import { end, launch, provideDatabase, untilReady } from './server'
import { signIn } from './staff-call'
import { templateAccount, templateAdmin } from './template'
import { throwaway } from './throwaway'

export interface MortalServer {
  baseUrl: string
  /** Holds database and uploads. */
  folder: string
  environment: NodeJS.ProcessEnv
  child: () => ChildProcess
  /** Returns the output of the process that was started last. */
  log: () => string
  start: () => Promise<void>
  end: (signal?: NodeJS.Signals) => Promise<void>
  /** Token of its super_admin. */
  signIn: () => Promise<string>
  remove: () => Promise<void>
}

/**
 * A production server that tests may end and start again on the same data. Clients name their addresses
 * by `X-Forwarded-For`, so that no limit stands in the way.
 * @param cwd where another copy of the site is
 */
export async function mortalServer(
  settings: Record<string, string> = {},
  cwd?: string,
): Promise<MortalServer> {
  const { folder, environment, remove } = throwaway()
  const port = await freePort()
  const env = {
    ...environment,
    PORT: String(port),
    TRUST_PROXY: '1',
    ...templateAccount,
    ...settings,
  }
  await provideDatabase(env)
  const baseUrl = `http://127.0.0.1:${port}`
  let child: ChildProcess
  let logFile: string
  let starts = 0
  const start = async () => {
    logFile = path.join(folder, `server-${(starts += 1)}.log`)
    child = launch(env, logFile, cwd)
    await untilReady(child, logFile)
  }
  await start()
  return {
    baseUrl,
    folder,
    environment: env,
    child: () => child,
    log: () => readFileSync(logFile, 'utf8'),
    start,
    end: (signal) => end(child, signal),
    signIn: () => signIn(templateAdmin.username, templateAdmin.password, baseUrl),
    remove: async () => {
      await end(child)
      await remove()
    },
  }
}

/** Sends an inquiry from a client of its own. */
export const inquire = (baseUrl: string, name: string, client: number): Promise<Response> =>
  fetch(`${baseUrl}/api/inquiries`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
    },
    body: JSON.stringify({ name, email: 'somebody@example.com', message: 'A message' }),
  })
