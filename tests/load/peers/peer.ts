import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A site that ours is compared with, while it runs. */
export interface Peer {
  name: string
  baseUrl: string
  /** Its pages of the kinds of `usualPages`, in their order. */
  pages: string[]
  /** Of whom the memory is told; none where that would say nothing. */
  processes: number[]
  stop: () => Promise<void>
}

/** What a peer shows: the same things that our site tells of. */
export interface Content {
  products: Article[]
  news: Article[]
}

export interface Article {
  slug: string
  title: string
  text: string
}

/** Products and news of a running Terminalia. */
export async function contentOf(site: string): Promise<Content> {
  const [products, news] = await Promise.all([
    list(site, 'products', ['description', 'shortDescription']),
    list(site, 'news', ['content', 'excerpt']),
  ])
  return { products, news }
}

async function list(site: string, name: string, texts: string[]): Promise<Article[]> {
  const answer = await fetch(`${site}/api/${name}`)
  const all = (await answer.json()) as Record<string, unknown>[]
  return all.map((item) => ({
    slug: String(item.slug),
    title: String(item.name ?? item.title),
    text: texts.map((field) => String(item[field] ?? '')).join('\n\n'),
  }))
}

/** Starts a program that says only what goes wrong. */
export const run = (command: string, args: string[], options = {}): ChildProcess =>
  spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })

/** Ends a program, and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await gone
}

export async function untilAnswers(url: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error(`${url} does not answer`)
}
