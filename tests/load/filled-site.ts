import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { siteEnvironment, throwaway } from '../helpers/throwaway'

interface Filling {
  products?: number
  inquiries?: number
  /** News, and jobs. */
  others?: number
  /** Those of each product, which then has variants, too. */
  attributes?: number
  /** Keeps the database for a further run, which then need not fill it: 100,000 products take minutes. */
  folder?: string
}

/** A production server on a database that holds as much as said: a throwaway one, or the one in the folder. */
export async function filledSite(filling: Filling) {
  const { environment, remove } = databaseFor(filling.folder)
  const port = await freePort()
  const account = { username: 'load', password: 'for-a-throwaway-database' }
  const env: NodeJS.ProcessEnv = {
    ...environment,
    PORT: String(port),
    // As in production: to sign in is measured, too.
    NODE_OPTIONS: '',
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
  }
  await prepareDatabase(undefined, env)
  if (!isFilled(filling.folder)) fill(filling, env)
  const server = spawn(
    process.execPath,
    ['--import', './tests/load/usage.mjs', 'scripts/serve.mjs'],
    { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  )
  // Its own address, from which a signed-in browser may write.
  const base = `http://localhost:${port}`
  const stop = async () => {
    // One that has ended by itself says so no more, and what it broke is to be heard.
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await remove()
  }
  try {
    await untilReady(`${base}/api/health`)
  } catch (error) {
    await stop()
    throw error
  }
  return { base, account, pid: server.pid, usage: () => usageOf(server), stop }
}

/**
 * Usage of a server: processor time since its start, the longest delay of its event loop since the last reading, and
 * its heap.
 */
export interface Usage {
  cpuMs: number
  longestDelayMs: number
  heapMiB: number
}

async function usageOf(server: ChildProcess): Promise<Usage> {
  const answer = once(server, 'message')
  server.send('usage')
  const [usage] = (await answer) as [Usage]
  return usage
}

function databaseFor(folder: string | undefined) {
  // On the disk, as that of a site.
  if (folder === undefined)
    return throwaway(mkdtempSync(path.join(os.tmpdir(), 'terminalia-load-')))
  mkdirSync(folder, { recursive: true })
  const environment = siteEnvironment(folder, `file:${path.join(folder, 'filled.db')}`)
  return { environment, remove: async () => undefined }
}

/** Written when all was filled in, so that half of it does not pass for the whole. */
const marker = (folder: string): string => path.join(folder, 'filled')

const isFilled = (folder: string | undefined): boolean =>
  folder !== undefined && existsSync(marker(folder))

function fill(
  { products = 0, inquiries = 0, others = 0, attributes = 0, folder }: Filling,
  env: NodeJS.ProcessEnv,
): void {
  const program = ['--conditions=production', '--import', 'tsx', 'tests/load/fill.ts']
  const amounts = [products, inquiries, others, attributes].map(String)
  execFileSync(process.execPath, [...program, ...amounts], { env })
  if (folder !== undefined) writeFileSync(marker(folder), '')
}

async function untilReady(address: string): Promise<void> {
  for (let waited = 0; waited < 120; waited += 1) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(500)
  }
  throw new Error('The server is not ready')
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
