import { attributeCount } from './described-products'
import { filledSite } from './filled-site'
import { readMemory } from './memory'
import { share } from './share'
import { signedIn } from './signed-in'

/**
 * Measures the catalogue where every product has 40 attributes and five variants, over HTTP, on the production build:
 * `npx tsx tests/load/described.ts [products] [folder]`, 10,000 products in a throwaway database by default. Beside the
 * time of an answer it prints the processor time of the server for one, which other programs on the machine hardly
 * change, and the longest delay of the event loop, in which nobody was answered. Prints a table for
 * docs/performance.md.
 */
const products = Number(process.argv[2] ?? 10_000)
const folder = process.argv[3]

/** Each at an address of its own, as far as there are others, so that little comes out of a cache. */
const rounds = 40

/** An edit makes the server read and count anew, which is asked for less often. */
const edits = 8

const slug = (number: number) => `product-${number % products}`

const six = (round: number) =>
  Array.from({ length: 6 }, (_, index) => slug(7 * round + 131 * index)).join(',')

const calls: [name: string, address: (round: number) => string][] = [
  ['First page of the list', () => '/products'],
  ['Pages of the list', (round) => `/products?page=${2 + round}`],
  ['Facet of a choice', (round) => `/products?spec.a${1 + 4 * (round % 3)}=c${round % 7}`],
  ['Facet of a range, kg', (round) => `/products?spec.a${4 * (round % 3)}=${round * 5}..600kg`],
  ['Facet of a range, lb', (round) => `/products?spec.a${4 * (round % 3)}=${round * 5}..900lb`],
  [
    'Three facets at once',
    (round) => `/products?spec.a1=c${round % 7}&spec.a5=c${round % 5}&spec.a4=${round}..700kg`,
  ],
  ['Text, `?q=`', (round) => `/products?q=m${round}%20`],
  ['Step of the finder', (round) => `/products/finder?one=c${round % 7}&two=m${round % 9}`],
  [
    'Results of the finder',
    (round) => `/products/finder?one=c${round % 7}&two=m${round % 9}&results=1`,
  ],
  ['Comparison of six', (round) => `/products/compare?ids=${six(round)}`],
  ['Product with its variants', (round) => `/product/${slug(17 * round)}`],
  ['Suggestions', (round) => `/api/search/suggestions?q=m${round}`],
  [
    'Staff, list of products',
    (round) => `/api/admin/products?limit=25&depth=0&sort=order&page=${1 + round}`,
  ],
]

const { base, account, pid, usage, stop } = await filledSite({
  products,
  attributes: attributeCount,
  folder,
})
try {
  const token = await signedIn(base, account)
  const headers = { Authorization: `Bearer ${token}` }
  console.log(
    '| Answer | first | p50 | p95 | processor, each | longest delay |\n| --- | --: | --: | --: | --: | --: |',
  )
  await measure('Until all is read after a start', 1, async () => {
    return (await patiently('/products')) + (await patiently('/api/search/suggestions?q=a'))
  })
  for (const [name, address] of calls) await measure(name, rounds, (round) => took(address(round)))
  const edited = await editable()
  await measure('List, first visit after an edit', edits, async (round) => {
    await edit(edited, round)
    return took(`/products?sort=newest&page=${1 + round}`)
  })
  await measure('Facet, first visit after an edit', edits, async (round) => {
    await edit(edited, round + 100)
    return took(`/products?spec.a1=c${round % 7}`)
  })
  await measure('Suggestions, first after an edit', edits, async (round) => {
    await edit(edited, round + 200)
    return took('/api/search/suggestions?q=edited')
  })
  await measure('CSV of all, `GET /api/admin/products/export`', 1, () =>
    took('/api/admin/products/export?locale=en'),
  )
  const { heapMiB } = await usage()
  console.log(
    `\nMemory of the server: ${readMemory(pid)} MiB, ${Math.round(heapMiB)} MiB of it heap`,
  )

  /** Until an answer has been read to its end, ms. */
  async function took(address: string): Promise<number> {
    const began = performance.now()
    const isStaff = address.startsWith('/api/admin/')
    const response = await fetch(base + address, isStaff ? { headers } : {})
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    // Parts are let go as they come: the text of a large export would be too long for one string.
    for await (const part of response.body ?? []) void part
    return performance.now() - began
  }

  /** `took`, and again where `fetch` gave up after five minutes: on a busy machine 100,000 products take longer. */
  async function patiently(address: string): Promise<number> {
    const began = performance.now()
    for (;;) {
      try {
        await took(address)
        return performance.now() - began
      } catch (error) {
        const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
        if (code !== 'UND_ERR_HEADERS_TIMEOUT') throw error
      }
    }
  }

  async function editable(): Promise<string> {
    const response = await fetch(`${base}/api/admin/products?limit=1&depth=0&sort=-order`, {
      headers,
    })
    return (await response.json()).docs[0].id
  }

  async function edit(id: string, round: number): Promise<void> {
    const response = await fetch(`${base}/api/admin/products/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ name: `Edited ${round}` }),
      headers: { ...headers, 'Content-Type': 'application/json' },
    })
    if (!response.ok) throw new Error(`An edit answers ${response.status}`)
  }
} finally {
  await stop()
}

async function measure(
  name: string,
  times: number,
  answer: (round: number) => Promise<number>,
): Promise<void> {
  const before = await usage()
  const first = await answer(0)
  const later: number[] = []
  for (let round = 1; round <= times && times > 1; round += 1) later.push(await answer(round))
  const after = await usage()
  const cells = [
    first,
    ...(later.length > 0 ? [share(later, 0.5), share(later, 0.95)] : [undefined, undefined]),
    (after.cpuMs - before.cpuMs) / (later.length + 1),
    after.longestDelayMs,
  ].map((ms) => (ms === undefined ? '' : `${Math.round(ms)} ms`))
  console.log(`| ${[name, ...cells].join(' | ')} |`)
}
