import { startNginx } from '../helpers/nginx'
import { memoryOf } from './memory'
import { startBareNext } from './peers/bare-next'
import { contentOf, type Peer } from './peers/peer'
import { hasWordPress, startWordPress } from './peers/wordpress'
import { measure, usualPages } from './wrk'

/**
 * `tsx tests/load/peers.ts URL PID`: requests a second of a running site (started with TRUST_PROXY=1), alone
 * and behind the shipped nginx, next to what its makers might have taken instead, in one run on one machine:
 * static pages of text under Next, which no real site of Next surpasses, and WordPress with and without a
 * cache. Prints a table of docs/performance.md. Needs wrk and nginx, for WordPress also Debian's packages
 * wordpress, wordpress-theme-twentytwentythree, php-fpm, php-mysql and mariadb-server.
 */
const [site = 'http://localhost:3000', pid] = process.argv.slice(2)

const ours = await usualPages(site)
const started: Peer[] = []
try {
  const nginx = await startNginx([site])
  const self = { pages: ours, stop: nginx.stop }
  const behind = { pages: ours, processes: [], stop: async () => {} }
  started.push(
    { ...self, name: 'Terminalia', baseUrl: site, processes: [Number(pid)] },
    { ...behind, name: 'Terminalia behind nginx', baseUrl: nginx.baseUrl },
    await startBareNext(new Map(await Promise.all(ours.map(sizeOf)))),
  )
  if (hasWordPress()) {
    const { plain, cached } = await startWordPress(await contentOf(site))
    started.push(plain, cached)
  } else console.error('WordPress is left out: its packages are not installed.')
  console.log('| | home | list | product | article | home, p50 / p99 | memory after |')
  console.log('| --- | --: | --: | --: | --: | --: | --: |')
  for (const peer of started) {
    await Promise.all(peer.pages.map((page) => requirePage(peer.baseUrl + page)))
    console.log(rowOf(peer))
  }
} finally {
  for (const peer of started) await peer.stop()
}

function rowOf({ name, baseUrl, pages, processes }: Peer): string {
  const figures = pages.map((page) => measure(baseUrl, page))
  const [home] = figures
  const bad = figures.reduce((sum, figure) => sum + figure.bad, 0)
  const memory = processes.map((one) => `${memoryOf(one)} MiB`).join(' + ') || '–'
  const cells = [
    name,
    ...figures.map(({ rate }) => rate),
    `${home?.middle} / ${home?.slowest}`,
    memory,
  ]
  return `| ${cells.join(' | ')} |${bad > 0 ? ` ${bad} bad answers` : ''}`
}

/** A peer that is not set up right answers too, and fast: with nothing, or with the way elsewhere. */
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
