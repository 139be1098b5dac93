import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stop } from '../output.mjs'
import { createFront } from './server.mjs'
import { openMetrics } from './metrics.mjs'
import { renewWhenDue } from './renew-when-due.mjs'
import { runJobsEveryMinute } from './run-jobs.mjs'
import { shutDownOnSignals } from './shut-down.mjs'
import { loadStaticFiles } from './static-files.mjs'

/** How long the database may take at a start before that is told. */
const connectTimeoutMs = 30_000

/**
 * Serves the production build until the process is told to end. Resolves once the site answers, its
 * database connected.
 * @param {number} port
 */
export async function serve(port) {
  if (!existsSync('.next/BUILD_ID')) {
    throw new Stop('There is no production build. Make one by npm run build, or use npm start.')
  }
  // Read by `src/lib/client-address.ts`: only behind this front is the header with the address true.
  Object.assign(process.env, { TERMINALIA_FRONT: '1', NODE_ENV: 'production', PORT: String(port) })
  process.env.NEXT_TELEMETRY_DISABLED = '1'

  // Packages are loaded here and not above: `npm start` loads this file before it installs them.
  const { openLog } = await import('./log.mjs')
  const { keepAnswers } = await import('./kept-answers.mjs')
  const { sharePages } = await import('./share-pages.mjs')
  const { searchTemplates } = await import('./search-templates.mjs')
  const app = await openNext(port)
  const log = openLog()
  const self = `http://${reachable(process.env.BIND_ADDRESS || '127.0.0.1')}:${port}`
  const handle = app.getRequestHandler()
  const server = createFront({
    handle,
    handlePage: keepAnswers(sharePages(handle), searchTemplates(self)),
    proxies: Number(process.env.TRUST_PROXY || 0),
    files: loadStaticFiles(),
    metrics: await openMetrics(process.env.METRICS_TOKEN, () => askReadiness(self)),
    isSecure: /^https:/i.test(process.env.SITE_URL ?? ''),
    log,
  })
  await listen(server, port)
  const stopJobs = runJobsEveryMinute(self, log)
  let stopRenewing = () => {}
  shutDownOnSignals(server, () => {
    stopJobs()
    stopRenewing()
  })
  await connect(self, server, log)
  stopRenewing = renewWhenDue(self, log)
  void warmUp(self)
}

/**
 * Next with the settings that the build resolved, given as the server gives them that Next itself writes for
 * `output: 'standalone'`. To read `next.config.ts` anew it would load a compiler: 26 MiB for as long as it runs.
 */
async function openNext(port) {
  const { default: next } = await import('next')
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  const app = next({ dev: false, port })
  requireUsableEnvironment()
  await app.prepare()
  return app
}

/**
 * Loads what Next loads first, which reads the environment. Next by itself would tell of an error in it, and
 * go on to serve nothing but errors.
 * @throws {Stop} that names the settings that are missing or unusable
 */
function requireUsableEnvironment() {
  try {
    createRequire(import.meta.url)(path.resolve('.next/server/instrumentation.js'))
  } catch (error) {
    throw new Stop(error.message)
  }
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: process.env.BIND_ADDRESS || undefined }, resolve)
  })
}

/** @param {string} address to which the server is bound; `::` and `0.0.0.0` stand for all of the machine */
function reachable(address) {
  if (address === '::' || address === '0.0.0.0') return '127.0.0.1'
  return address.includes(':') ? `[${address}]` : address
}

/** What this process says of itself; asked over HTTP, because the answer is in Next's bundle. */
async function askReadiness(self) {
  const answer = await fetch(`${self}/api/ready`)
  return answer.json()
}

/**
 * The first call starts Payload and connects the database; better ours than a visitor's. On a busy machine
 * that takes longer than the health check waits for a database, so one answer says nothing yet.
 */
async function connect(self, server, log) {
  const end = Date.now() + connectTimeoutMs
  // Told to end meanwhile, it listens no longer.
  while (server.listening) {
    const { ok, status } = await fetch(`${self}/api/health`)
    if (ok) return
    if (Date.now() > end) {
      log.error({ status, msg: 'The site is not healthy' })
      return
    }
    await sleep(250)
  }
}

/**
 * Has the catalogue read and the search made while nobody waits: with many thousands of products that
 * takes longer than a visitor would.
 */
async function warmUp(self) {
  for (const path of ['/products', '/api/search/suggestions?q=a']) {
    // Who stops the server does not wait for it; what is not ready by then, the first visit makes.
    await fetch(self + path).catch(() => {})
  }
}
