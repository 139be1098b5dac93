import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabase } from '../../scripts/lib/database.mjs'
import { freePort } from '../../scripts/lib/port.mjs'
import { throwaway } from '../helpers/throwaway'

/**
 * How long the calls of the dashboard take and how much they load with 10,000 products and 2,000
 * inquiries, on the production build and a throwaway database: `npx tsx tests/load/staff.ts`. Prints a
 * table, and fails where one takes a second.
 */
const [products = 10_000, inquiries = 2000] = process.argv.slice(2).map(Number)

const list = 'limit=25&depth=0'
const row = [
  'name',
  'slug',
  'categoryId',
  'imageUrl',
  'isFeatured',
  'order',
  '_status',
  'updatedAt',
]
  .map((field) => `select[${field}]=true`)
  .join('&')

const calls: [name: string, path: string][] = [
  ['Overview', '/overview'],
  ['Products, first page', `/products?${list}&${row}&sort=order`],
  ['Products, a page in the middle', `/products?${list}&${row}&sort=order&page=200`],
  ['Products, by name', `/products?${list}&${row}&sort=name`],
  ['Products, search', `/products?${list}&${row}&search=teller`],
  [
    'Products, search and filter',
    `/products?${list}&${row}&search=kiosk&where[isFeatured][equals]=true`,
  ],
  ['Products, trash', `/products?${list}&${row}&trash=true&where[deletedAt][exists]=true`],
  ['Inquiries, first page', `/inquiries?${list}&sort=-createdAt`],
  ['Inquiries, unread', `/inquiries?${list}&sort=-createdAt&where[isRead][equals]=false`],
  ['Inquiries, search', `/inquiries?${list}&search=bank%20299`],
]

const rounds = 10
const longest = 1000

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
execFileSync(process.execPath, [...fill, String(products), String(inquiries)], { env })
const server = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: 'ignore' })
const base = `http://127.0.0.1:${port}/api`
try {
  await untilReady()
  const token = await signIn()
  console.log('| Call | First | Median | Slowest | Answer |\n| --- | --- | --- | --- | --- |')
  for (const [name, path] of calls) await measure(name, path, token)
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await remove()
}

async function untilReady(): Promise<void> {
  for (let waited = 0; waited < 120; waited += 1) {
    if (
      await fetch(`${base}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await sleep(500)
  }
  throw new Error('The server is not ready')
}

async function signIn(): Promise<string> {
  const response = await fetch(`${base}/admin/login`, {
    method: 'POST',
    body: JSON.stringify(account),
    headers: { 'Content-Type': 'application/json' },
  })
  return ((await response.json()) as { token: string }).token
}

async function measure(name: string, path: string, token: string): Promise<void> {
  const times: number[] = []
  let size = 0
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now()
    const response = await fetch(`${base}/admin${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    size = (await response.arrayBuffer()).byteLength
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    times.push(Math.round(performance.now() - start))
  }
  const [first = 0, ...later] = times
  later.sort((a, b) => a - b)
  const median = later[Math.floor(rounds / 2)] ?? 0
  const cells = [
    name,
    `${first} ms`,
    `${median} ms`,
    `${later.at(-1)} ms`,
    `${Math.ceil(size / 1024)} kB`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
  if (median >= longest) process.exitCode = 1
}
