import type { Server } from 'node:http'
import type { AddressInfo, ListenOptions } from 'node:net'
import type { Logger } from 'pino'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Readiness } from '@/src/contract/server'
import { openCdn } from '@/src/platform/cdn/cdn'
import { pendingVitals } from '@/src/domain/visits/vitals'
import { laterType } from '@/src/platform/browser/head-script'
import { reasonOfRefusal, UnusableDatabase } from '@/src/platform/errors/unusable-database'
import { ContentFiles } from '@/src/platform/storage/content-files'
import { collectGarbage, collectWhenIdle, keepHeapSmall } from './collect-garbage'
import { createSiteServer } from './http-server'
import { openLog } from './log'
import { openNext } from './next/open-next'
import { PageCache } from './pages/page-cache'
import { queuePages } from './pages/page-queue'
import { cacheResponses } from './pages/response-cache'
import { searchTemplates } from './pages/search-templates'
import { renewWhenDue } from './schedule/renew-when-due'
import { runJobsEveryMinute } from './schedule/run-jobs'
import { shutDownOnSignals } from './shut-down'
import { openMetrics } from './steps/metrics'
import { hasRedis } from '@/src/platform/redis/connection'
import { SecurityLog } from './steps/security-log'
import { loadStaticFiles, SharedStaticFiles } from './steps/static-files'
import { startTracing } from './tracing'
import { MissedVisits } from './visits/missed-visits'

/** Time after which a start reports that the database does not answer, ms. */
const connectTimeoutMs = 30_000

/**
 * Serves the production build until the process is told to end. Resolves once the site answers, its
 * database connected.
 * @throws {UnusableEnvironment}
 * @throws {UnusableDatabase}
 */
export async function serve(port: number): Promise<void> {
  // Read by `src/platform/http/client-address.ts`: only behind this server is the header with the address true.
  Object.assign(process.env, { TERMINALIA_FRONT: '1', NODE_ENV: 'production', PORT: String(port) })
  process.env.NEXT_TELEMETRY_DISABLED = '1'

  const untraced = await startTracing()
  const app = await openNext(port)
  const log = openLog()
  if (untraced) log.warn(untraced)
  const self = `http://${reachable(process.env.BIND_ADDRESS || '127.0.0.1')}:${port}`
  const handle = app.getRequestHandler()
  const dataFolder = path.resolve(process.env.DATA_DIR || '.data')
  const cache = new PageCache(new ContentFiles(path.join(dataFolder, 'cache', 'page-data')))
  const missed = new MissedVisits(log)
  const sharedFiles = hasRedis() ? new SharedStaticFiles() : undefined
  const handlePage = cacheResponses(queuePages(handle), cache, searchTemplates(self))
  const server = createSiteServer({
    handle,
    handlePage,
    cache,
    self,
    proxies: Number(process.env.TRUST_PROXY || 0),
    files: loadStaticFiles(),
    sharedFiles,
    missed,
    security: new SecurityLog(log),
    metrics: await openMetrics(process.env.METRICS_TOKEN, () => askReadiness(self)),
    tagHeaders: openCdn({ CDN_PURGE: process.env.CDN_PURGE })?.tagHeaders,
    isSecure: /^https:/i.test(process.env.SITE_URL ?? ''),
    hasSecureSubdomains: process.env.HSTS_SUBDOMAINS === 'on',
    log,
  })
  const isHealthy = await startUnseen(server, log)
  await sharedFiles?.keepShared()
  await listen(server, { port, host: process.env.BIND_ADDRESS || undefined })
  const stopJobs = runJobsEveryMinute(self, log)
  let stopRenewing = () => {}
  shutDownOnSignals(server, {
    before: () => {
      stopJobs()
      stopRenewing()
    },
    after: async () => void (await Promise.all([missed.write(), pendingVitals.write()])),
  })
  if (!isHealthy) {
    await connect(self, server, log)
    await checkPages(self, log)
  }
  stopRenewing = renewWhenDue(self, log)
  void warmUp(self).finally(() => {
    // Not before: a start makes little garbage, and its heap grows in any case.
    keepHeapSmall()
    void collectGarbage().then(() => collectWhenIdle(server))
  })
}

/**
 * Loads Payload and the pages on a port that only this process knows. A proxy sends visitors as soon as the site's own port is
 * open, and the first ones would wait for seconds. Payload comes first, because a page would load its configuration among its own
 * modules: `src/data/payload/loaded-payload.ts`.
 * @returns whether the database answers; without it the pages are built in
 * @throws {UnusableDatabase}
 */
async function startUnseen(server: Server, log: Logger): Promise<boolean> {
  await listen(server, { port: 0, host: 'localhost' })
  const { address, port } = server.address() as AddressInfo
  const self = `http://${reachable(address)}:${port}`
  const isHealthy = await askHealth(self).then(
    ({ ok }) => ok,
    () => false,
  )
  const refusal = isHealthy ? undefined : reasonOfRefusal()
  if (refusal) throw new UnusableDatabase(refusal)
  if (isHealthy) await checkPages(self, log)
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
  return isHealthy
}

function listen(server: Server, where: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, resolve)
  })
}

/** @param address to which the server is bound; `::` and `0.0.0.0` stand for all of the machine */
function reachable(address: string): string {
  if (address === '::' || address === '0.0.0.0') return '127.0.0.1'
  return address.includes(':') ? `[${address}]` : address
}

/** Returns the readiness of this process; asked over HTTP, because the answer is in Next's bundle. */
async function askReadiness(self: string): Promise<Readiness> {
  const answer = await fetch(`${self}/api/ready`)
  return (await answer.json()) as Readiness
}

/**
 * The first call starts Payload and connects the database; better ours than a visitor's. On a busy machine
 * that takes longer than the health check waits for a database, so one answer says nothing yet.
 */
async function connect(self: string, server: Server, log: Logger): Promise<void> {
  const end = Date.now() + connectTimeoutMs
  // Told to end meanwhile, it listens no longer.
  while (server.listening) {
    const { ok, status } = await askHealth(self)
    if (ok) return
    const refusal = reasonOfRefusal()
    if (refusal) throw new UnusableDatabase(refusal)
    if (Date.now() > end) {
      log.error({ status, msg: 'The site is not healthy' })
      return
    }
    await sleep(250)
  }
}

async function askHealth(self: string): Promise<Response> {
  const answer = await fetch(`${self}/api/health`)
  await answer.arrayBuffer()
  return answer
}

/** Tells of pages that Next writes otherwise than this server knows: the policy keeps their scripts from running. */
async function checkPages(self: string, log: Logger): Promise<void> {
  const page = await fetch(`${self}/`).catch(() => undefined)
  const html = page?.ok ? await page.text() : undefined
  if (!html || html.includes(`<script type="${laterType}"`)) return
  log.error('Next writes pages otherwise than this server knows; they work, but without scripts')
}

/**
 * Has the catalogue read and the search made while nobody waits: with many thousands of products that
 * takes longer than a visitor would.
 */
async function warmUp(self: string): Promise<void> {
  for (const path of ['/products', '/api/search/suggestions?q=a']) {
    // Who stops the server does not wait for it; what is not ready by then, the first visit makes.
    await fetch(self + path).catch(() => {})
  }
}
