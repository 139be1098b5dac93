import { languages } from '@/src/i18n/languages'
import { filledSite, median } from './filled-site'
import { readMemory } from './memory'

/**
 * Measures the lists of a large catalogue with 40 attributes, in all languages: memory and processor time after the lists of each
 * language, of facets, texts and finder steps, and until an edit is shown: `npx tsx tests/load/lists.ts [products] [folder]`.
 * A folder keeps the database for a further run.
 */
const [count = '10000', folder] = process.argv.slice(2)
const rounds = 10

const asked: [name: string, search: (round: number) => string][] = [
  ['Page of the list', (round) => `/products?page=${30 + round}`],
  ['By name', (round) => `/products?sort=name&page=${30 + round}`],
  ['Text', (round) => `/products?q=M${round * 37}`],
  ['Facet of a choice', (round) => `/products?spec.a1=c${round % 7}&page=${1 + (round % 3)}`],
  ['Facet of a range', (round) => `/products?spec.a0=${round}..${40 + round}kg`],
  ['Three facets', (round) => `/products?spec.a1=c${round % 7}&spec.a3=yes&spec.a5=c${round % 5}`],
  ['Category and state', (round) => `/products?category=category-${round % 13}&state=inSale`],
  ['Finder', (round) => `/products/finder?results=1&page=${1 + round}`],
]

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const ms = (time: number) => `${Math.round(time)} ms`

const site = await filledSite({ products: Number(count), attributes: 40, folder })
try {
  const used = async () => (await site.usage()).cpuMs
  row('Memory after the start', `${readMemory(site.pid)} MiB`)
  for (const lng of languages) {
    const before = await used()
    await read(`/${lng}/products?sort=name`)
    row(`First list in ${lng}`, ms((await used()) - before), `${readMemory(site.pid)} MiB`)
  }
  for (const [name, search] of asked) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const lng = languages[round % languages.length] ?? 'en'
      await read(`/${lng}${search(round)}`)
      const before = await used()
      await read(`/${lng}${search(round + rounds)}`)
      times.push((await used()) - before)
    }
    row(name, `${ms(median(times))} / ${ms(Math.max(...times))}`)
  }
  const { heapMiB } = await site.usage()
  row('Memory then, and heap', `${readMemory(site.pid)} MiB`, `${Math.round(heapMiB)} MiB`)
  row('Edit until it is shown', ms(await timeOfEdit()))
} finally {
  await site.stop()
}

async function read(address: string): Promise<string> {
  const response = await fetch(site.base + address)
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return text
}

/** Returns the time from the answer of an edit until a list finds the new name, ms. */
async function timeOfEdit(): Promise<number> {
  const json = { 'Content-Type': 'application/json' }
  const signedIn = await fetch(`${site.base}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(site.account),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { ...json, Authorization: `Bearer ${token}` }
  const first = await fetch(`${site.base}/api/admin/products?limit=1&depth=0`, { headers })
  const { docs } = (await first.json()) as { docs: { id: string }[] }
  const name = `Zyxomma ${Date.now()}`
  await fetch(`${site.base}/api/admin/products/${docs[0]?.id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ name }),
  })
  const start = performance.now()
  const text = await read(`/en/products?q=${encodeURIComponent(name.toLowerCase())}`)
  if (!text.includes(name)) throw new Error('The edit is not shown')
  return performance.now() - start
}
