import { setTimeout as sleep } from 'node:timers/promises'
import { attributeCount } from './described-products'
import { filledSite } from './filled-site'
import { memoryOf } from './memory'
import { signedIn } from './signed-in'

/**
 * What the server holds in memory while it answers everything there is, over HTTP, on the production build:
 * `npx tsx tests/load/export.ts [products] [folder]`, 100,000 products with 40 attributes and five variants each, and as
 * many inquiries, in a throwaway database unless said. A folder keeps the database for a further run. Memory is looked at
 * every 50 ms; a client that pauses after each part shows whether the server waits for it. Prints a table for
 * docs/performance.md.
 */
const count = Number(process.argv[2] ?? 100_000)
const folder = process.argv[3]

const calls: [name: string, address: string, pauseMs?: number][] = [
  ['CSV of products, en', '/api/admin/products/export?locale=en'],
  ['CSV of products, zh', '/api/admin/products/export?locale=zh'],
  ['CSV of products, a slow client', '/api/admin/products/export?locale=en', 5],
  ['CSV of inquiries', '/api/admin/inquiries/export'],
  ['`GET /api/products`', '/api/products'],
  ['Site map', '/sitemap.xml'],
]

const { base, account, pid, usage, stop } = await filledSite({
  products: count,
  inquiries: count,
  attributes: attributeCount,
  folder,
})
try {
  const headers = { Authorization: `Bearer ${await signedIn(base, account)}` }
  console.log('| Answer | size | time | processor | longest delay | memory before | at most |')
  console.log('| --- | --: | --: | --: | --: | --: | --: |')
  for (const [name, address, pauseMs] of calls) {
    const before = await usage()
    const held = memory()
    let most = held
    const watch = setInterval(() => (most = Math.max(most, memory())), 50)
    const began = performance.now()
    const response = await fetch(base + address, { headers })
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    let size = 0
    for await (const part of response.body ?? []) {
      size += (part as Uint8Array).length
      if (pauseMs !== undefined) await sleep(pauseMs)
    }
    const took = performance.now() - began
    clearInterval(watch)
    const after = await usage()
    const cells = [
      name,
      `${(size / 2 ** 20).toFixed(1)} MiB`,
      `${(took / 1000).toFixed(1)} s`,
      `${((after.cpuMs - before.cpuMs) / 1000).toFixed(1)} s`,
      `${Math.round(after.longestDelayMs)} ms`,
      `${held} MiB`,
      `${most} MiB`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
} finally {
  await stop()
}

function memory(): number {
  return Number(memoryOf(pid))
}
