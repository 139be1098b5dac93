import { filledSite } from './filled-site'
import { attributeCount } from './described-products'
import { memoryOf } from './memory'

/**
 * How long the catalogue takes where every product has 40 attributes and five variants, over HTTP, on the production build
 * and a throwaway database: `npx tsx tests/load/described.ts [products]`, 10,000 unless said. Prints a table for
 * docs/performance.md.
 */
const products = Number(process.argv[2] ?? 10_000)

/** Each at an address of its own, as far as there are others, so that little comes out of a cache. */
const rounds = 40

const slug = (number: number) => `product-${number % products}`

const calls: [name: string, address: (round: number) => string][] = [
  ['First page of the list, `/products`', () => '/products'],
  ['Facet of a choice', (round) => `/products?spec.a${1 + 4 * (round % 3)}=c${round % 7}`],
  ['Facet of a range', (round) => `/products?spec.a${4 * (round % 3)}=${round * 5}..600kg`],
  [
    'Three facets at once',
    (round) => `/products?spec.a1=c${round % 7}&spec.a5=c${round % 5}&spec.a4=${round}..700kg`,
  ],
  ['Step of the finder', (round) => `/products/finder?one=c${round % 7}&two=m${round % 9}`],
  [
    'Results of the finder',
    (round) => `/products/finder?one=c${round % 7}&two=m${round % 9}&results=1`,
  ],
  [
    'Comparison of six',
    (round) => {
      const six = Array.from({ length: 6 }, (_, index) => slug(7 * round + 131 * index))
      return `/products/compare?ids=${six.join(',')}`
    },
  ],
  ['Product with its variants', (round) => `/product/${slug(17 * round)}`],
]

const { base, pid, stop } = await filledSite(products, 0, 0, attributeCount)
try {
  const start = await took(`${base}/products`)
  console.log('| Answer | first | middle | p95 |\n| --- | --: | --: | --: |')
  console.log(`| Until all is read after a start | ${start} ms | | |`)
  for (const [name, address] of calls) {
    const first = await took(base + address(0))
    const later: number[] = []
    for (let round = 1; round <= rounds; round += 1) later.push(await took(base + address(round)))
    console.log(`| ${name} | ${first} ms | ${share(later, 0.5)} ms | ${share(later, 0.95)} ms |`)
  }
  console.log(`| Memory of the server | ${memoryOf(pid)} MiB | | |`)
} finally {
  await stop()
}

/** Until an answer has been read to its end, ms. */
async function took(address: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(address)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return Math.round(performance.now() - start)
}

/** The time that this share of answers took at most. */
function share(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0
}
