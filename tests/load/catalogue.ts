import { writeFileSync } from 'node:fs'
import { pageSize } from '@/src/domain/catalogue/list-query'
import { filledSite, median } from './filled-site'
import { type Growth, growthChart, growthFile } from './growth-chart'
import { readMemory } from './memory'

/**
 * Measures the catalogue with 100 to 100,000 products, over HTTP, on the production build and a throwaway database:
 * `npx tsx tests/load/catalogue.ts [sizes]`. Prints a table for docs/performance.md; without sizes of one's own it also
 * writes `growth.json` and the chart made from it, docs/growth.svg.
 */
const own = process.argv.slice(2).map(Number)
const sizes = own.length > 0 ? own : [100, 1000, 10_000, 100_000]

/** Every round asks for another address, as far as there are others, so that little comes out of a cache. */
const rounds = 15

/** A kind of answer that takes long is asked for less often; in ms. */
const maxMs = 10_000

const words = ['teller', 'lobby', 'wall', 'drive', 'counter', 'safe', 'kiosk', 'desk', 'panel']
const mistakes = ['tellar', 'loby', 'wal', 'drve', 'countr', 'saf', 'kisk', 'dsk', 'panle']
const families = ['banking', 'healthcare', 'security', 'transportation', 'information', 'payment']
const protocols = ['iso8583', 'ndc', 'ddc', 'fhir']

const at = (list: string[], round: number) => list[round % list.length] ?? ''
const pageOf = (count: number, round: number) =>
  1 + (round % Math.max(1, Math.ceil(count / pageSize)))

const calls: [name: string, address: (size: number, round: number) => string][] = [
  ['List, the first pages', (size, round) => `/products?page=${pageOf(size, round)}`],
  [
    'List, pages in the middle',
    (size, round) => `/products?page=${pageOf(size, Math.floor(size / pageSize / 2) + round)}`,
  ],
  ['List by name', (size, round) => `/products?sort=name&page=${pageOf(size, round)}`],
  ['Family, the newest first', (_, round) => `/products?family=${at(families, round)}&sort=newest`],
  ['Value of a specification', (_, round) => `/products?spec.protocols=${at(protocols, round)}`],
  ['Text, `?q=`', (_, round) => `/products?q=${at(words, round)}`],
  ['Category', (_, round) => `/products/category/category-${round % 13}`],
  ['One product', (size, round) => `/product/product-${size - 1 - round}`],
  ['Search page, with a mistake', (_, round) => `/search?q=${at(mistakes, round)}`],
  ['Suggestions', (_, round) => `/api/search/suggestions?q=${at(words, round).slice(0, 3)}`],
  [
    'Suggestions, Chinese',
    (_, round) => `/api/search/suggestions?q=${encodeURIComponent(`终端 M${round}`)}&lng=zh`,
  ],
  [
    'Staff, list of products',
    (size, round) =>
      `/api/admin/products?limit=25&depth=0&sort=order&page=${1 + (round % Math.ceil(size / 25))}`,
  ],
  [
    'Staff, search',
    (_, round) => `/api/admin/products?limit=25&depth=0&search=${at(words, round)}`,
  ],
  ['Every product, `GET /api/products`', () => '/api/products'],
]

interface Timing {
  first: number
  middle: number
  slowest: number
}

const tables = new Map<string, string[]>()
const add = (row: string, cell: string) => tables.set(row, [...(tables.get(row) ?? []), cell])
const growth: Growth = { sizes, kinds: {} }

for (const size of sizes) await measure(size)
for (const [name, cells] of tables) console.log(`| ${[name, ...cells].join(' | ')} |`)
if (own.length === 0) {
  writeFileSync(growthFile, `${JSON.stringify(growth, null, 2)}\n`)
  writeFileSync('docs/growth.svg', growthChart(growth))
}

async function measure(size: number): Promise<void> {
  const started = performance.now()
  const { base, account, pid, stop } = await filledSite({ products: size })
  console.error(`${size} products filled in, ${Math.round((performance.now() - started) / 1000)} s`)
  try {
    const { token } = await send(base, '/login', 'POST', account)
    add('Products', String(size))
    // The server reads everything once when it starts; calls meanwhile wait for that.
    const warming = await once(`${base}/products`)
    const searching = await once(`${base}/api/search/suggestions?q=a`)
    add('Until all is read after a start', `${Math.round(warming + searching)} ms`)
    for (const [name, address] of calls) {
      const { first, middle, slowest } = await time((round) => base + address(size, round), token)
      add(name, `${first} / ${middle} / ${slowest} ms`)
      growth.kinds[name] = [...(growth.kinds[name] ?? []), middle]
    }
    const changed = await afterChange(base, token)
    add('List, first visit after a change', `${changed.list} ms`)
    add('Suggestions, first after a change', `${changed.suggestions} ms`)
    add('Memory of the server', `${readMemory(pid)} MiB`)
  } finally {
    await stop()
  }
  console.error(`${size} products done`)
}

/** Times of an answer read to its end: the first one, and the middle and longest of those after it; ms. */
async function time(address: (round: number) => string, token: string): Promise<Timing> {
  const first = await once(address(0), token)
  const later: number[] = []
  let sum = 0
  for (let round = 1; round <= rounds && sum < maxMs; round += 1) {
    const took = await once(address(round), token)
    later.push(took)
    sum += took
  }
  return { first, middle: median(later), slowest: Math.max(...later) }
}

async function once(address: string, token?: string): Promise<number> {
  const isStaff = address.includes('/api/admin/')
  const start = performance.now()
  const response = await fetch(address, {
    headers: isStaff ? { Authorization: `Bearer ${token}` } : {},
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return Math.round((performance.now() - start) * 10) / 10
}

async function afterChange(base: string, token: string) {
  const { docs } = await fetch(`${base}/api/admin/products?limit=1&depth=0`, {
    headers: { Authorization: `Bearer ${token}` },
  }).then((response) => response.json())
  await send(base, `/products/${docs[0].id}`, 'PATCH', { name: 'Renamed' }, token)
  return {
    list: await once(`${base}/products`),
    suggestions: await once(`${base}/api/search/suggestions?q=renamed`),
  }
}

async function send(base: string, address: string, method: string, body: object, token = '') {
  const response = await fetch(`${base}/api/admin${address}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
  })
  return response.json()
}
