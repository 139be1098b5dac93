import { pageSize } from '../../src/lib/catalogue/list-query'
import { filledSite, median } from './filled-site'
import { memoryOf } from './memory'

/**
 * How long the catalogue takes with 100, 1,000 and 10,000 products, over HTTP, on the production build
 * and a throwaway database: `npx tsx tests/load/catalogue.ts [sizes]`. Prints a table for
 * docs/performance.md.
 */
const sizes = process.argv.slice(2).map(Number)

const calls: [name: string, address: (size: number) => string][] = [
  ['Every product, `GET /api/products`', () => '/api/products'],
  ['First page of the list', () => '/products'],
  ['A page in the middle', (size) => `/products?page=${Math.ceil(size / pageSize / 2)}`],
  ['Family, the newest first', () => '/products?family=banking&sort=newest'],
  ['By name', () => '/products?sort=name'],
  ['Text, `?q=`', () => '/products?q=teller'],
  ['Value of a specification', () => '/products?spec.protocols=iso8583'],
  ['Category', () => '/products/category/category-1'],
  ['One product', (size) => `/product/product-${size - 1}`],
  ['Search page, with a mistake', () => '/search?q=tellar'],
  ['Suggestions', () => '/api/search/suggestions?q=tell'],
  ['Suggestions, Chinese', () => '/api/search/suggestions?q=%E7%BB%88%E7%AB%AF&lng=zh'],
]

const rounds = 15

interface Timing {
  first: number
  middle: number
  slowest: number
}

const tables = new Map<string, string[]>()
const add = (row: string, cell: string) => tables.set(row, [...(tables.get(row) ?? []), cell])

for (const size of sizes.length > 0 ? sizes : [100, 1000, 10_000]) await measure(size)
for (const [name, cells] of tables) console.log(`| ${[name, ...cells].join(' | ')} |`)

async function measure(size: number): Promise<void> {
  const { base, account, pid, stop } = await filledSite(size, 0)
  try {
    add('Products', String(size))
    for (const [name, address] of calls) {
      const { first, middle, slowest } = await time(base + address(size))
      add(name, `${first} / ${middle} / ${slowest} ms`)
    }
    const changed = await afterChange(base, account)
    add('List, first visit after a change', `${changed.list} ms`)
    add('Suggestions, first after a change', `${changed.suggestions} ms`)
    add('Memory of the server', `${memoryOf(pid)} MB`)
  } finally {
    await stop()
  }
  console.error(`${size} products done`)
}

/** Times of an answer read to its end: the first one, and the middle and longest of those after it. */
async function time(address: string): Promise<Timing> {
  const first = await once(address)
  const later: number[] = []
  for (let round = 0; round < rounds; round += 1) later.push(await once(address))
  return { first, middle: median(later), slowest: Math.max(...later) }
}

async function once(address: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(address)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return Math.round(performance.now() - start)
}

async function afterChange(base: string, account: object) {
  const send = (path: string, method: string, body: object, token = '') =>
    fetch(`${base}/api/admin${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    }).then((response) => response.json())
  const { token } = await send('/login', 'POST', account)
  const [one] = await fetch(`${base}/api/products`).then((response) => response.json())
  await send(`/products/${one.id}`, 'PATCH', { name: 'Renamed' }, token)
  return {
    list: await once(`${base}/products`),
    suggestions: await once(`${base}/api/search/suggestions?q=renamed`),
  }
}

/** Resident memory, of Linux alone. */
