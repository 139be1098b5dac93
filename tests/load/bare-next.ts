import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/lib/port.mjs'
import { end } from '../helpers/server'

/** A running site that is measured. */
export interface Site {
  name: string
  baseUrl: string
  /** Pages of the kinds of `usualPages`, in their order. */
  pages: string[]
  /** The process whose memory is printed. */
  pid?: number
  stop: () => Promise<void>
}

/** Bytes of HTML that a word costs: once in the page, once in its data. */
const bytesOfWord = 12

/**
 * Static pages of text under `next start`, as many bytes of HTML as ours have: the most that a site of Next
 * can give, as any real one also has pictures, styles and components. Nothing of Terminalia is in it.
 * @param sizes bytes of HTML of our pages, by path
 */
export async function startBareNext(sizes: Map<string, number>): Promise<Site> {
  const pages = [...sizes].map(([, bytes], index) => ({
    name: index === 0 ? '' : `page-${index}`,
    text: pageOf(bytes),
  }))
  const files = Object.fromEntries(pages.map(({ name, text }) => [`app/${name}/page.js`, text]))
  return {
    name: 'Static text, bare Next',
    pages: pages.map(({ name }) => `/${name}`),
    ...(await startNext(files)),
  }
}

/**
 * Builds and starts a site of Next.
 * @param files by their paths; the layout need not be among them
 */
export async function startNext(
  files: Record<string, string>,
): Promise<Pick<Site, 'baseUrl' | 'pid' | 'stop'>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-next-'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  write(folder, 'package.json', JSON.stringify({ private: true, type: 'module' }))
  write(folder, 'app/layout.js', layout)
  for (const [name, text] of Object.entries(files)) write(folder, name, text)
  const next = path.resolve('node_modules/next/dist/bin/next')
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  execFileSync('node', [next, 'build', '--webpack'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = await freePort()
  const server = spawn('node', [next, 'start', '-p', String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const baseUrl = `http://127.0.0.1:${port}`
  await untilAnswers(baseUrl)
  return {
    baseUrl,
    pid: server.pid,
    stop: async () => {
      await end(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

async function untilAnswers(url: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return
    await sleep(200)
  }
  throw new Error(`${url} does not answer`)
}

const layout = `export default ({ children }) => (
  <html lang="en"><body>{children}</body></html>
)
`

const pageOf = (bytes: number) => `const words = 'word '.repeat(20).trim()
export default () => (
  <main>{Array.from({ length: ${Math.max(1, Math.round((bytes - 7000) / (20 * bytesOfWord)))} }, (_, key) => <p key={key}>{words}</p>)}</main>
)
`
