import { processorTime } from './processor-time'

/**
 * Measures the processor's time for pages of the demo that are in no cache, ms each: `npx tsx tests/load/fresh-pages.ts URL PID
 * [URL PID]`. Two servers are asked in turn, so that what else the machine does meets both. Each is started with
 * `NODE_OPTIONS="--import $PWD/tests/load/uncached-pages.mjs" npm run serve`.
 */
const given = process.argv.slice(2)
const servers = [given.slice(0, 2), given.slice(2, 4)].flatMap(([url, pid]) =>
  url && pid ? [{ url, pid: Number(pid) }] : [],
)
const rounds = 12
const pagesOfRound = 10

let count = 0
/** The same word in 4,096 spellings, so that no answer is given again. */
const spelled = () => {
  count += 1
  return [...'self-service']
    .map((letter, at) => ((count >> at) & 1 ? letter.toUpperCase() : letter))
    .join('')
}

const pages: Record<string, () => string> = {
  home: () => '/',
  product: () => '/product/atm-a300-through-the-wall',
  article: () => '/news/terminal-software-seven',
  list: () => '/products',
  search: () => `/search?q=${spelled()}`,
}

console.log(`| page | ${servers.map(({ url }) => url).join(' | ')} |`)
console.log(`| --- |${servers.map(() => ' --: |').join('')}`)
for (const [name, path] of Object.entries(pages)) {
  const times = servers.map((): number[] => [])
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { url, pid }] of servers.entries()) {
      const before = processorTime(pid)
      for (let done = 0; done < pagesOfRound; done += 1) await ask(url + path())
      if (round > 0) times[index]?.push((processorTime(pid) - before) / pagesOfRound)
    }
  }
  console.log(`| ${name} | ${times.map((all) => median(all).toFixed(1)).join(' | ')} |`)
}

/** The server gives no response again to a request with this header. */
async function ask(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { 'if-none-match': '"none"' } })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  await answer.arrayBuffer()
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
