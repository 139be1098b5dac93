import { readMemory } from './memory'
import { measure, usualPages } from './wrk'

/**
 * `tsx tests/load/pages.ts URL [PID]`: how many pages a second a running site gives without anything in
 * front of it, how long they take and how large they are; with the server's process id also what it holds in
 * memory before and after. Prints a table of docs/performance.md. Needs wrk.
 */
const [site = 'http://localhost:3000', pid] = process.argv.slice(2)

const memory = () => readMemory(pid ? Number(pid) : undefined)

const before = memory()
console.log('| page | HTML | gzip | Brotli | data, gzip | data, Brotli | requests/s | p50 | p99 |')
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: |')
for (const page of await usualPages(site)) {
  const { rate, middle, slowest, bad } = measure(site, page)
  const cells = [
    `\`${page}\``,
    await sizeOf(page),
    await sizeOf(page, 'gzip'),
    await sizeOf(page, 'br'),
    ...(await sizesOfData(page)),
    rate,
    middle,
    slowest,
  ]
  console.log(`| ${cells.join(' | ')} |${bad > 0 ? ` ${bad} bad answers` : ''}`)
}
if (pid) console.log(`\nMemory before and after: ${before} and ${memory()} MiB`)

/** Bytes of the data for React on the wire, where they are not in the page. */
async function sizesOfData(page: string): Promise<string[]> {
  const html = await (await fetch(site + page)).text()
  const [file] = /\/_next\/static\/data\/\w+\.js/.exec(html) ?? []
  return file ? [await sizeOf(file, 'gzip'), await sizeOf(file, 'br')] : ['inside', 'inside']
}

/** Bytes of a page on the wire. */
async function sizeOf(page: string, encoding = 'identity'): Promise<string> {
  const answer = await fetch(site + page, { headers: { 'Accept-Encoding': encoding } })
  return answer.headers.get('content-length') ?? '?'
}
