import { startNginx } from '../helpers/nginx'
import { type Site, startBareNext } from './bare-next'
import { readMemory } from './memory'
import { measure, usualPages } from './wrk'

/**
 * `tsx tests/load/peers.ts URL PID`: requests a second of a running site (started with TRUST_PROXY=1), alone
 * and behind the shipped nginx, next to static pages of text under Next, in one run on one machine. No real site of
 * Next surpasses those. Prints a table of docs/performance.md. Needs wrk and nginx.
 */
const [site = 'http://localhost:3000', pid] = process.argv.slice(2)

const ours = await usualPages(site)
const started: Site[] = []
try {
  const nginx = await startNginx([site])
  const self = { pages: ours, stop: nginx.stop }
  const behind = { pages: ours, stop: async () => {} }
  started.push(
    { ...self, name: 'Terminalia', baseUrl: site, pid: Number(pid) },
    { ...behind, name: 'Terminalia behind nginx', baseUrl: nginx.baseUrl },
    await startBareNext(new Map(await Promise.all(ours.map(sizeOf)))),
  )
  console.log('| | home | list | product | article | home, p50 / p99 | memory after |')
  console.log('| --- | --: | --: | --: | --: | --: | --: |')
  for (const one of started) {
    await Promise.all(one.pages.map((page) => requirePage(one.baseUrl + page)))
    console.log(rowOf(one))
  }
} finally {
  for (const one of started) await one.stop()
}

function rowOf({ name, baseUrl, pages, pid: measured }: Site): string {
  const figures = pages.map((page) => measure(baseUrl, page))
  const [home] = figures
  const bad = figures.reduce((sum, figure) => sum + figure.bad, 0)
  const memory = measured ? `${readMemory(measured)} MiB` : '–'
  const cells = [
    name,
    ...figures.map(({ rate }) => rate),
    `${home?.middle} / ${home?.slowest}`,
    memory,
  ]
  return `| ${cells.join(' | ')} |${bad > 0 ? ` ${bad} bad answers` : ''}`
}

/** A site that is not set up right answers fast, too: with an empty page or a redirect. */
async function requirePage(url: string): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual' })
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200 || byteLength < 10_000) {
    throw new Error(`${url} is no page: ${answer.status}, ${byteLength} bytes`)
  }
}

async function sizeOf(page: string): Promise<[string, number]> {
  const answer = await fetch(site + page)
  return [page, (await answer.arrayBuffer()).byteLength]
}
