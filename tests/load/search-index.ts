import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { languages } from '@/src/i18n/languages'
import { filledSite } from './filled-site'
import { readMemory } from './memory'

/**
 * Measures the search in a large catalogue, in all languages: how long its index is made, how long answers take, until an edit is
 * found, and until the first answer after a restart: `npx tsx tests/load/search-index.ts [products] [folder]`. A folder
 * keeps the database for a further run.
 */
const [count = '20000', kept] = process.argv.slice(2)
const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'search-'))
const site = () => filledSite({ products: Number(count), attributes: 10, folder })

const typed: [name: string, text: (round: number) => string][] = [
  ['a word', (round) => pick(['teller', 'lobby', 'wall', 'drive', 'counter', 'safe'], round)],
  ['two words', (round) => pick(['lobby teller', 'wall safe', 'kiosk desk', 'safe panel'], round)],
  ['a mistake', (round) => pick(['tellar', 'loby', 'countr', 'kisk', 'panle', 'drve'], round)],
  ['two letters', (round) => pick(['te', 'lo', 'wa', 'dr', 'co', 'sa'], round)],
  ['one letter', (round) => pick(['t', 'l', 'w', 'd', 'c', 's'], round)],
  ['a model', (round) => `product ${round * 37}`],
  ['nothing', (round) => `xyzzy${round} nothing`],
  ['Chinese', (round) => `终端 M${round}`],
]
const pick = (list: string[], round: number) => list[round % list.length] ?? ''

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const ms = (time: number) => `${Math.round(time)} ms`

row('Search', 'time')
row('---', '--:')
const first = await site()
try {
  await timeOf(first.base, '/products')
  // Delays of the start do not count.
  await first.usage()
  for (const lng of languages)
    row(`First search in ${lng}`, ms(await timeOf(first.base, suggestions('lobby', lng))))
  row('Memory then', `${readMemory(first.pid)} MiB`)
  row('Longest delay of other requests meanwhile', ms((await first.usage()).longestDelayMs))
  row('Index on disk', `${diskMiB()} MiB`)
  for (const [name, text] of typed) {
    const times: number[] = []
    for (let round = 0; round < 40; round += 1) {
      const lng = name === 'Chinese' ? 'zh' : pick(languages, round)
      times.push(await timeOf(first.base, suggestions(`${text(round)}`, lng)))
    }
    times.sort((a, b) => a - b)
    row(`${name}, p50 / p95`, `${ms(times[20] as number)} / ${ms(times[37] as number)}`)
  }
  row('Edit until it is found', ms(await timeOfEdit(first.base, first.account)))
} finally {
  await first.stop()
}
const second = await site()
try {
  row('First answer after a restart', ms(await timeOf(second.base, suggestions('lobby', 'zh'))))
  row('Memory then', `${readMemory(second.pid)} MiB`)
} finally {
  await second.stop()
  if (!kept) rmSync(folder, { recursive: true, force: true })
}

function suggestions(text: string, lng: string): string {
  return `/api/search/suggestions?q=${encodeURIComponent(text)}&lng=${lng}`
}

async function timeOf(base: string, address: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(base + address)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return performance.now() - start
}

async function timeOfEdit(base: string, account: object): Promise<number> {
  const json = { 'Content-Type': 'application/json' }
  const signedIn = await fetch(`${base}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { ...json, Authorization: `Bearer ${token}` }
  const listed = await fetch(`${base}/api/admin/products?limit=1&depth=0`, { headers })
  const { docs } = (await listed.json()) as { docs: { id: string }[] }
  const name = `Renamed ${Date.now().toString(36)}`
  await fetch(`${base}/api/admin/products/${docs[0]?.id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ name }),
  })
  const start = performance.now()
  const found = await fetch(base + suggestions(name, 'en')).then((response) => response.text())
  if (!found.includes(name)) throw new Error('The edit is not found')
  return performance.now() - start
}

function diskMiB(): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /cache\/search\/.*\.db$/.test(name))
    .map((name) => statSync(path.join(folder, name)).size)
  return Math.round(files.reduce((sum, size) => sum + size, 0) / 2 ** 20)
}
