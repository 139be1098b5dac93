import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/lib/port.mjs'
import { readMemory } from './memory'

/**
 * Measures a newcomer's first start, and what is there after it: clones a revision, runs `npm start` with an empty npm
 * cache, opens every page of the site map, loads the site for a minute, and starts it a second time; then installs what
 * development needs, and runs `npm run dev`. Without arguments it compares the last commit with the first release. On a
 * quiet machine:
 *
 *     npx tsx tests/load/first-start.ts [REVISION …]
 */
const firstRelease = 'e805a39'
const loadMs = 60_000
const connections = 16
const patienceMs = 15 * 60_000

/** Seconds, MB as `du` counts them, and MiB of resident memory. */
interface Figures {
  'First page, s': string
  'Packages, s': string
  'Database, s': string
  'Build, s': string
  'node_modules, MB': string
  '.next, MB': string
  'Second start, s': string
  'Memory after the start, MiB': string
  'Memory after every page and a minute of load, MiB': string
  'npm run dev until its first page, s': string
}

const given = process.argv.slice(2)
const revisions = given.length > 0 ? given : ['HEAD', firstRelease]
const columns: [string, Figures][] = []
for (const revision of revisions) columns.push([revision, await measure(revision)])

console.log(`\n| | ${columns.map(([revision]) => revision).join(' | ')} |`)
console.log(`| --- | ${columns.map(() => '--:').join(' | ')} |`)
for (const name of Object.keys(columns[0]?.[1] ?? {}) as (keyof Figures)[]) {
  console.log(`| ${name} | ${columns.map(([, figures]) => figures[name]).join(' | ')} |`)
}

async function measure(revision: string): Promise<Figures> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-first-start-'))
  const clone = path.join(folder, 'clone')
  const logFile = path.join(folder, 'log')
  let child: ChildProcess | undefined
  try {
    execFileSync('git', ['clone', '--quiet', '.', clone])
    execFileSync('git', ['checkout', '--quiet', revision], { cwd: clone })
    const port = await freePort()
    const environment = { ...process.env, PORT: String(port), npm_config_cache: `${folder}/npm` }

    const begun = Date.now()
    child = start(clone, environment, logFile)
    await untilPage(port, child, logFile)
    const firstPage = secondsSince(begun)
    console.error(`${revision}: first page after ${firstPage} s`)
    const [packages, build] = ['node_modules', '.next'].map((name) =>
      sizeOf(path.join(clone, name)),
    )
    const seconds = stepsOf(readFileSync(logFile, 'utf8'))
    await sleep(5000)
    const atStart = readMemory(child.pid)
    await openEveryPage(port)
    await load(port)
    const loaded = readMemory(child.pid)
    await end(child)

    const again = Date.now()
    child = start(clone, environment, logFile)
    await untilPage(port, child, logFile)
    const secondStart = secondsSince(again)
    await end(child)

    execFileSync('npm', ['ci', '--silent'], { cwd: clone, env: environment, stdio: 'ignore' })
    const developing = Date.now()
    child = start(clone, environment, logFile, 'scripts/dev.mjs')
    await untilPage(port, child, logFile)
    const firstInDevelopment = secondsSince(developing)
    await end(child)
    return {
      'First page, s': firstPage,
      'Packages, s': seconds(/Packages installed/),
      'Database, s': seconds(/Database/),
      'Build, s': seconds(/Production build created/),
      'node_modules, MB': packages ?? '?',
      '.next, MB': build ?? '?',
      'Second start, s': secondStart,
      'Memory after the start, MiB': atStart,
      'Memory after every page and a minute of load, MiB': loaded,
      'npm run dev until its first page, s': firstInDevelopment,
    }
  } finally {
    if (child) await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The program of `npm start` itself, so that its process is the one that serves. */
function start(
  cwd: string,
  env: NodeJS.ProcessEnv,
  logFile: string,
  program = 'scripts/start.mjs',
): ChildProcess {
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, [program], {
    cwd,
    env,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

async function untilPage(port: number, child: ChildProcess, logFile: string): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(100)) {
    if (child.exitCode !== null) break
    const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    await page?.arrayBuffer()
    if (page?.ok) return
  }
  throw new Error(`The site does not start:\n${readFileSync(logFile, 'utf8')}`)
}

/** @returns reads the seconds of a step out of what a start printed */
function stepsOf(log: string): (title: RegExp) => string {
  return (title) => {
    const line = log.split('\n').find((each) => each.includes('✓') && title.test(each))
    return /([\d.]+) s$/.exec(line ?? '')?.[1] ?? '?'
  }
}

/** All addresses of the site map, in every language. */
async function openEveryPage(port: number): Promise<void> {
  const read = async (address: string) =>
    (await fetch(address.replace(/^https?:\/\/[^/]+/, `http://127.0.0.1:${port}`))).text()
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, a]) => a)
  const index = addressesIn(await read(`http://127.0.0.1:${port}/sitemap.xml`))
  for (const address of index) {
    const pages = address?.endsWith('.xml') ? addressesIn(await read(address)) : [address]
    for (const page of pages) if (page) await read(page)
  }
}

async function load(port: number): Promise<void> {
  const until = Date.now() + loadMs
  const pages = ['/', '/products', '/news', '/api/products', '/search?q=atm']
  const visitor = async (_: unknown, at: number) => {
    for (let turn = at; Date.now() < until; turn += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}${pages[turn % pages.length]}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

function sizeOf(folder: string): string {
  return execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0] ?? '?'
}

function secondsSince(begun: number): string {
  return ((Date.now() - begun) / 1000).toFixed(1)
}
