import { setTimeout as sleep } from 'node:timers/promises'
import { attributeCount } from './described-products'
import { filledSite } from './filled-site'
import { readMemory } from './memory'
import { signedIn } from './signed-in'

/**
 * Measures the memory of the server while it answers complete exports, over HTTP, on the production build: `npx tsx
 * tests/load/export.ts [products] [folder]`, 100,000 products with 40 attributes and five variants each, and as many
 * inquiries, in a throwaway database by default. A folder keeps the database for a further run. Memory is read every 50
 * ms; a client that pauses after each part shows if the server waits for it. Prints a table for docs/performance.md.
 */
const count = Number(process.argv[2] ?? 100_000)
const folder = process.argv[3]

const calls: [name: string, address: string, pauseMs?: number][] = [
  ['CSV of products', '/api/admin/products/export?locale=en'],
  ['The same, a slow client', '/api/admin/products/export?locale=en', 5],
  ['CSV of inquiries', '/api/admin/inquiries/export'],
  ['`GET /api/products`, first', '/api/products'],
  ['`GET /api/products`, again', '/api/products'],
  ['Site map, its first file', '/sitemap/1.xml'],
]

const { base, account, pid, usage, stop } = await filledSite({
  products: count,
  inquiries: count,
  attributes: attributeCount,
  folder,
})
try {
  const headers = { Authorization: `Bearer ${await signedIn(base, account)}` }
  // What every list is made of, which the server reads after a start.
  for (const address of ['/products', '/api/search/suggestions?q=a']) await patiently(address)
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

/** Again where `fetch` gave up after five minutes: on a busy machine 100,000 products take longer. */
async function patiently(address: string): Promise<void> {
  for (;;) {
    try {
      await (await fetch(base + address)).arrayBuffer()
      return
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
      if (code !== 'UND_ERR_HEADERS_TIMEOUT') throw error
    }
  }
}

function memory(): number {
  return Number(readMemory(pid))
}
