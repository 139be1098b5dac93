import { execFileSync } from 'node:child_process'

const seconds = Number(process.env.DURATION ?? 8)
const runs = Number(process.env.RUNS ?? 3)

export interface Figures {
  /** Requests a second. */
  rate: number
  /** Times within which half and 99 % of the answers came, as wrk writes them. */
  middle: string
  slowest: string
  /** Answers other than 2xx and 3xx, and connections that broke. */
  bad: number
}

/** 32 connections that ask for one page, gzip: the best of some runs, as what else the machine does only takes away. */
export function measure(base: string, page: string): Figures {
  wrk(base, page, 1)
  const all = Array.from({ length: runs }, () => wrk(base, page, seconds))
  return all.sort((a, b) => b.rate - a.rate)[0] as Figures
}

/** Home, the list of products, the first product and the first article of a site. */
export const usualPages = async (site: string): Promise<string[]> => [
  '/',
  '/products',
  await firstOf(site, 'products', '/product'),
  await firstOf(site, 'news', '/news'),
]

function wrk(base: string, page: string, duration: number): Figures {
  const out = execFileSync(
    'wrk',
    ['-t1', '-c32', `-d${duration}s`, '--latency', '-H', 'Accept-Encoding: gzip', base + page],
    { encoding: 'utf8' },
  )
  const find = (pattern: RegExp) => pattern.exec(out)?.[1] ?? ''
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(out)
  return {
    rate: Math.round(Number(find(/Requests\/sec:\s+([\d.]+)/))),
    middle: find(/^ +50%\s+(\S+)/m),
    slowest: find(/^ +99%\s+(\S+)/m),
    bad:
      Number(find(/Non-2xx or 3xx responses: (\d+)/)) +
      (sockets?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
  }
}

async function firstOf(site: string, list: string, folderOfPages: string): Promise<string> {
  const [first] = (await (await fetch(`${site}/api/${list}`)).json()) as { slug: string }[]
  return `${folderOfPages}/${first?.slug}`
}
