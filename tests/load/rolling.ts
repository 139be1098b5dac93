import { type ChildProcess, execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startMongo, withDatabase } from '@/scripts/lib/mongo.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { startNginx } from '../helpers/nginx'
import { openObjectStorage } from '../helpers/object-storage'
import { startRedis } from '../helpers/redis'
import { end, launch } from '../helpers/server'
import { siteEnvironment } from '../helpers/throwaway'
import { signedIn } from './signed-in'
import { Visitors } from './visitors'

/**
 * `tsx tests/load/rolling.ts FOLDER`: replaces three instances of this build by the build in the folder, one after the
 * other, behind the shipped nginx, with MongoDB, Redis and a bucket, while visitors and staff use the site. Fails where
 * one of them gets an answer other than 2xx or 304, or where a form that was taken is not stored once.
 *
 *     git worktree add ../next VERSION && cd ../next && npm ci && npm run build
 *
 * makes such a folder; with `-- --former` it also has the scripts of this build. Needs nginx, redis-server, and a MongoDB,
 * see `npm run doctor`. The folder may have migrations for MongoDB.
 */
const [next] = process.argv.slice(2)
if (!next) throw new Error('Which folder has the new build?')

/** Answers of each kind before the first instance is replaced, between two of them, and after the last. */
const answersBetween = Number(process.env.ANSWERS ?? 30)

/** Query parameter that Next's router adds to the address of a page's data. */
const rscParam = (prefetch?: '1', segment?: string): Promise<string> =>
  computeCacheBustingSearchParam(prefetch, segment, undefined, undefined)

const run = promisify(execFile)

const account = { username: 'load', password: 'for-a-throwaway-database' }

const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-rolling-'))
const ends: (() => Promise<void> | void)[] = [
  () => rmSync(folder, { recursive: true, force: true }),
]
try {
  const settings = await openServices()
  await prepare('.', settings)
  const program = ['--conditions=production', '--import', 'tsx', 'tests/load/fill.ts']
  await run(process.execPath, [...program, '60', '0', '12', '0'], { env: settings })
  const instances = await Promise.all([1, 2, 3].map((number) => newInstance(number, settings)))
  const nginx = await startNginx(instances.map(({ baseUrl }) => baseUrl))
  ends.push(nginx.stop)
  const visitors = new Visitors(nginx.baseUrl)
  const token = await signedIn(nginx.baseUrl, account)
  const forms = await comeIn(visitors, token)
  await visitors.untilAnswered(answersBetween)
  console.log(`Before:\n${report(visitors)}`)
  await prepare(next, settings)
  for (const instance of instances) {
    const stopped = await stopwatch(() => stop(instance))
    const started = await stopwatch(() => start(instance, next))
    console.log(`${instance.baseUrl}: stopped in ${stopped} ms, ready after ${started} ms`)
    await visitors.untilAnswered(answersBetween)
  }
  await visitors.leave()
  console.log(`All of it:\n${report(visitors)}`)
  const stored = await countInquiries(nginx.baseUrl, token)
  console.log(`Forms taken: ${forms.taken}, stored: ${stored}`)
  if (visitors.bad > 0 || stored !== forms.taken) process.exitCode = 1
} finally {
  for (const close of ends.reverse()) await close()
}

/** Starts what the instances share, and returns the settings of an instance. */
async function openServices(): Promise<NodeJS.ProcessEnv> {
  const mongo = await startMongo()
  if (!mongo) throw new Error('There is no MongoDB: see npm run doctor')
  const redis = await startRedis()
  const bucket = await openObjectStorage('site')
  ends.push(mongo.stop, redis.remove, bucket.close)
  return {
    ...siteEnvironment(folder, withDatabase(mongo.uri, path.basename(folder))),
    NODE_OPTIONS: '',
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
    REDIS_URL: redis.url,
    S3_BUCKET: 'site',
    S3_ENDPOINT: bucket.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    TRUST_PROXY: '1',
  }
}

/** Brings the database up to date with one process, as `docs/deployment/several-instances.md` has it. */
async function prepare(build: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = { cwd: build, env }
  const program = ['scripts/program.mjs', 'scripts/prepare-database.ts']
  await run(process.execPath, program, options)
  const own = path.join(build, 'src/migrations/mongodb')
  if (readdirSync(own).some((file) => file.endsWith('.ts')))
    await run('npm', ['run', '--silent', 'migrate'], options)
}

interface Instance {
  baseUrl: string
  env: NodeJS.ProcessEnv
  logFile: string
  child?: ChildProcess
}

async function newInstance(number: number, settings: NodeJS.ProcessEnv): Promise<Instance> {
  const port = await freePort()
  const data = path.join(folder, `instance-${number}`)
  mkdirSync(data)
  const env = { ...settings, PORT: String(port), DATA_DIR: data }
  const logFile = path.join(data, 'log')
  const instance: Instance = { baseUrl: `http://127.0.0.1:${port}`, env, logFile }
  ends.push(() => stop(instance))
  await start(instance, '.')
  return instance
}

async function stop({ child }: Instance): Promise<void> {
  if (child) await end(child)
}

async function start(instance: Instance, build: string): Promise<void> {
  instance.child = launch(instance.env, instance.logFile, build)
  for (let waited = 0; waited < 120_000; waited += 100) {
    const answer = await fetch(`${instance.baseUrl}/api/ready`).catch(() => undefined)
    if (answer?.status === 200) return
    if (instance.child.exitCode !== null) break
    await sleep(100)
  }
  throw new Error(`An instance does not start:\n${readFileSync(instance.logFile, 'utf8')}`)
}

async function stopwatch(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return Math.round(performance.now() - begun)
}

/** Lets visitors and staff in, and returns how many of their forms were taken. */
async function comeIn(visitors: Visitors, token: string): Promise<{ taken: number }> {
  const forms = { taken: 0 }
  const pages = [
    '/',
    '/products',
    '/zh/products',
    '/news',
    '/careers',
    '/contact',
    '/product/product-7',
  ]
  const known = scriptsOf('.')
  let turn = 0
  const nextOf = (list: string[]): string => String(list[(turn += 1) % list.length])

  visitors.come(4, 50, async (ask) => {
    const { text } = await ask('page', nextOf(pages), {
      headers: { 'Accept-Encoding': 'identity' },
    })
    const files = [...text.matchAll(/(?:src|href)="(\/_next\/[^" ]+)/g)].map(([, file]) =>
      String(file),
    )
    for (const file of new Set(files)) {
      const isData = file.includes('/static/data/')
      if (!isData && !known.includes(file)) known.push(...scriptsOf(String(next)))
      await ask(isData ? 'data of a page' : 'file of a page', file)
    }
  })
  // Each its own: neither nginx nor an instance has it.
  visitors.come(2, 50, async (ask) => {
    await ask('page that is rendered', `/products?q=${(turn += 1)}`)
  })
  // Scripts that a page loads later, of any build of which a page was seen.
  visitors.come(2, 20, async (ask) => {
    const file = nextOf(known)
    await ask('script, later', file, { headers: { 'Accept-Encoding': nextOf(['br', 'gzip', '']) } })
  })
  visitors.come(2, 40, async (ask) => {
    const page = nextOf(pages)
    await ask('navigation', `${page}?_rsc=${await rscParam()}`, { headers: { RSC: '1' } })
    const ahead = { 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' }
    await ask('navigation, ahead', `${page}?_rsc=${await rscParam('1', '/_tree')}`, {
      headers: { RSC: '1', ...ahead },
    })
  })
  visitors.come(2, 40, async (ask) => {
    for (const read of [
      '/api/products?limit=10',
      '/api/news',
      '/api/jobs',
      `/api/search?q=${(turn += 1)}`,
    ])
      await ask('read of the API', read)
  })
  visitors.come(3, 50, async (ask) => {
    const number = (turn += 1)
    const { status } = await ask('form', '/api/inquiries', {
      method: 'POST',
      from: visitors.newAddress(),
      agent: undefined,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: `Visitor ${number}`,
        email: `visitor${number}@example.com`,
        subject: 'banking',
        message: `Number ${number}`,
      }),
    })
    if (Number(status) < 300) forms.taken += 1
  })
  const staff = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  visitors.come(2, 60, async (ask) => {
    await ask('read of staff', '/api/admin/news?limit=10', { headers: staff })
    await ask('page of staff', '/admin-dashboard', {
      headers: { Cookie: `payload-token=${token}` },
    })
    const body = JSON.stringify({ title: `Title ${(turn += 1)}` })
    const { text } = await ask('edit', '/api/admin/news', { method: 'POST', headers: staff, body })
    const { doc } = JSON.parse(text || '{}') as { doc?: { id?: string } }
    if (!doc?.id) return
    await ask('edit', `/api/admin/news/${doc.id}`, { method: 'PATCH', headers: staff, body })
    await ask('edit', `/api/admin/news/${doc.id}`, { method: 'DELETE', headers: staff })
  })
  return forms
}

/** Addresses of all scripts and styles of a build. */
function scriptsOf(build: string): string[] {
  const files = readdirSync(path.join(build, '.next/static'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => `/_next/static/${file}`)
}

async function countInquiries(base: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${base}/api/admin/inquiries?limit=1`, { headers })
  return ((await answer.json()) as { totalDocs: number }).totalDocs
}

/** A table of all requests so far, and what was wrong. */
function report({ counts }: Visitors): string {
  const rows = [...counts].map(([kind, { times, bad }]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
    const failed = [...bad.values()].reduce((a, b) => a + b, 0)
    return `| ${[kind, times.length, failed, at(0.5), at(0.99), at(1)].join(' | ')} |`
  })
  const wrong = [...counts].flatMap(([kind, { bad }]) =>
    [...bad].map(([what, count]) => `${count} × ${kind}: ${what}`),
  )
  const head =
    '| | requests | failed | median, ms | p99, ms | slowest, ms |\n| --- | --: | --: | --: | --: | --: |'
  return [head, ...rows, ...wrong].join('\n')
}
