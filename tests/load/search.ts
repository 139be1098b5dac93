import { Agent, get } from 'node:http'
import { readMemory } from './memory'
import { processorTime } from './processor-time'

/**
 * Measures the cost of searches on a running production server, from one client with 16 connections: `npx tsx
 * tests/load/search.ts URL PID [seconds]`. Beside answers a second it prints the processor's time for each, which
 * hardly depends on what else the machine does.
 */
const [base = '', pid = '', given = '8'] = process.argv.slice(2)
const seconds = Number(given)
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

let count = 0
/** The same word in 1,024 spellings, each of them another text. */
const spelled = (number: number) =>
  [...'selfservice']
    .map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter))
    .join('')

const texts: [name: string, text: () => string][] = [
  ['seen before', () => `atm ${count % 20}`],
  ['new, with results', () => spelled(count).replace(/^.{4}/, '$&-')],
  ['new, without results', () => `nothing ${count}`],
]

console.log('| address | text | a second | processor, ms each | refused | memory, MiB |')
console.log('| --- | --- | --: | --: | --: | --: |')
for (const path of ['/products', '/search']) {
  for (const [name, text] of texts) await measure(path, name, text)
}
agent.destroy()

async function measure(path: string, name: string, text: () => string): Promise<void> {
  await run(path, text, 1)
  const before = processorTime(+pid)
  const { done, refused } = await run(path, text, seconds)
  const each = (processorTime(+pid) - before) / done
  const cells = [path, name, Math.round(done / seconds), each.toFixed(1), refused, readMemory(+pid)]
  console.log(`| ${cells.join(' | ')} |`)
}

async function run(path: string, text: () => string, duration: number) {
  const end = Date.now() + duration * 1000
  let done = 0
  let refused = 0
  const visitor = async () => {
    while (Date.now() < end) {
      count += 1
      const status = await ask(`${base}${path}?q=${encodeURIComponent(text())}`)
      if (status === 200) done += 1
      else refused += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, visitor))
  return { done, refused }
}

function ask(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    }).on('error', reject)
  })
}
