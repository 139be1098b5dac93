import { filledSite } from './filled-site'

/**
 * Measures the time and the size of the dashboard's calls with 10,000 products and 2,000 inquiries, on the production
 * build and a throwaway database: `npx tsx tests/load/staff.ts`. Prints a table, and fails where one takes a second.
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
const maxMs = 1000

const site = await filledSite({ products, inquiries })
const base = `${site.base}/api`
try {
  const token = await signIn()
  console.log('| Call | First | Median | Slowest | Answer |\n| --- | --- | --- | --- | --- |')
  for (const [name, path] of calls) await measure(name, path, token)
} finally {
  await site.stop()
}

async function signIn(): Promise<string> {
  const response = await fetch(`${base}/admin/login`, {
    method: 'POST',
    body: JSON.stringify(site.account),
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
  if (median >= maxMs) process.exitCode = 1
}
