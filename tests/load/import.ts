import { parse } from 'csv-parse'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { attributeCount } from './described-products'
import { csvOf } from './described-csv'
import { filledSite } from './filled-site'
import { readMemory } from './memory'
import { signedIn } from './signed-in'

/**
 * Measures the import of products with 40 attributes and five variants each from CSV: a dry run, the import, and the
 * same file once more, which changes nothing; then their export. `npx tsx tests/load/import.ts [products]`, 10,000 by
 * default. Prints the longest delay of the server's event loop, in which nobody was answered, and its memory then.
 * Fails where not every product is there at the end. Prints a table for docs/performance.md.
 */
const products = Number(process.argv[2] ?? 10_000)

const { base, account, pid, usage, stop } = await filledSite({ attributes: attributeCount })
try {
  const headers = { Authorization: `Bearer ${await signedIn(base, account)}` }
  const file = csvOf(products)
  console.log(`File of ${products} products, ${(file.length / 2 ** 20).toFixed(1)} MiB\n`)
  console.log('| Step | time | processor | longest delay | memory | answer |')
  console.log('| --- | --: | --: | --: | --: | --: |')

  const trial = await step('Dry run', () => send({}))
  expectTotals(trial, { create: products })
  const { fingerprint } = trial
  expectTotals(await step('Import', () => send({ fingerprint })), { create: products })
  expectTotals(await step('The same file again, dry run', () => send({})), { same: products })
  await step('Export', async () => {
    const { body } = await fetch(`${base}/api/admin/products/export?locale=en`, { headers })
    let count = -1
    let size = 0
    const counted = Readable.fromWeb(body as never).on('data', (part: Buffer) => {
      size += part.length
    })
    for await (const _ of counted.pipe(parse({ bom: true, relax_column_count: true }))) count += 1
    if (count !== products) throw new Error(`${count} products are exported`)
    return { size }
  })

  async function send(options: object) {
    const form = new FormData()
    form.set('file', new File([file], 'catalogue.csv', { type: 'text/csv' }))
    form.set('_payload', JSON.stringify({ locale: 'en', ...options }))
    const { status, body } = await post(`${base}/api/admin/products/import`, form, headers)
    if (status !== 200) throw new Error(`${status} ${body.slice(0, 500)}`)
    const { fingerprint, totals } = JSON.parse(body) as Answer
    return { fingerprint, totals, size: body.length }
  }
} finally {
  await stop()
}

/** Waits as long as it takes: `fetch` gives an answer up after five minutes. */
async function post(address: string, form: FormData, headers: Record<string, string>) {
  const sent = new Request(address, { method: 'POST', body: form })
  const type = sent.headers.get('content-type') ?? ''
  const request = http.request(address, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': type },
  })
  request.end(Buffer.from(await sent.arrayBuffer()))
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: await text(response) }
}

interface Answer {
  fingerprint: string
  totals: Record<string, number>
}

async function step<Result extends { size: number }>(
  name: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = await usage()
  const began = performance.now()
  const result = await act()
  const took = performance.now() - began
  const after = await usage()
  const cells = [
    name,
    `${(took / 1000).toFixed(1)} s`,
    `${((after.cpuMs - before.cpuMs) / 1000).toFixed(1)} s`,
    `${Math.round(after.longestDelayMs)} ms`,
    `${readMemory(pid)} MiB`,
    `${(result.size / 2 ** 20).toFixed(1)} MiB`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return result
}

function expectTotals({ totals }: Answer, wanted: Record<string, number>): void {
  for (const [action, count] of Object.entries({
    create: 0,
    update: 0,
    same: 0,
    refused: 0,
    ...wanted,
  }))
    if (totals[action] !== count) throw new Error(`${totals[action]} rows ${action}, not ${count}`)
}
