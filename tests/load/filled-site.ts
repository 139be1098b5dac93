import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { throwaway } from '../helpers/throwaway'

/**
 * A production server on a throwaway database that holds as much as said; `others` are news, and jobs, `attributes` those of
 * each product.
 */
export async function filledSite(products: number, inquiries: number, others = 0, attributes = 0) {
  const { environment, remove } = throwaway()
  const port = await freePort()
  const account = { username: 'load', password: 'for-a-throwaway-database' }
  const env: NodeJS.ProcessEnv = {
    ...environment,
    PORT: String(port),
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
  }
  await prepareDatabase(undefined, env)
  const fill = ['--conditions=production', '--import', 'tsx', 'tests/load/fill.ts']
  execFileSync(
    process.execPath,
    [...fill, ...[products, inquiries, others, attributes].map(String)],
    { env },
  )
  const server = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: 'ignore' })
  // Its own address, from which a signed-in browser may write.
  const base = `http://localhost:${port}`
  const stop = async () => {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    await remove()
  }
  try {
    await untilReady(`${base}/api/health`)
  } catch (error) {
    await stop()
    throw error
  }
  return { base, account, pid: server.pid, stop }
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
