import { setTimeout as sleep } from 'node:timers/promises'
import { AddressRefused, type Answer, type Network, sendRequest } from './send-request'

/**
 * - `alive`: it leads somewhere
 * - `broken`: its host says that there is nothing
 * - `silent`: no host answers, which may be the fault of this machine's own connection
 * - `unknown`: nothing follows from the answer, such as a refusal of programs
 */
export type Verdict = 'alive' | 'broken' | 'silent' | 'unknown'

export interface LinkAsker {
  network: Network
  userAgent: string
  timeoutMs: number
  /** Has a host asked by one request at a time. */
  inTurn: <Value>(host: string, work: () => Promise<Value>) => Promise<Value>
}

const maxRedirects = 5

/** Asks where a link leads, through its redirects; each of their addresses is judged anew. */
export async function askLink(href: string, asker: LinkAsker): Promise<Verdict> {
  let url = new URL(href)
  try {
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const { status, headers } = await ask(url, asker)
      const { location } = headers
      if (location === undefined || !redirects.has(status)) return judgeStatus(status)
      if (!URL.canParse(location, url)) return 'broken'
      url = new URL(location, url)
      // To an app, for example.
      if (!/^https?:$/.test(url.protocol)) return 'unknown'
    }
    return 'broken'
  } catch (error) {
    if (error instanceof AddressRefused) return 'unknown'
    return silentCodes.has(String((error as { code?: unknown }).code)) ? 'silent' : 'unknown'
  }
}

/** Servers that do not know HEAD answer it in many ways, 404 among them: GET has the last word. */
async function ask(url: URL, { inTurn, userAgent, ...limits }: LinkAsker): Promise<Answer> {
  const send = (method: 'HEAD' | 'GET') => {
    // A byte is enough of those that do not know HEAD.
    const range: Record<string, string> = method === 'GET' ? { Range: 'bytes=0-0' } : {}
    const headers = { 'User-Agent': userAgent, Accept: '*/*', ...range }
    return inTurn(url.host, () => sendRequest(url, { ...limits, method, headers }))
  }
  const head = await send('HEAD')
  return head.status < 400 || tooBusy.has(head.status) ? head : send('GET')
}

/** Has work for a host wait for the work before it, and for a pause after that. */
export function turnsOfHosts(pauseMs: number) {
  const free = new Map<string, Promise<unknown>>()
  return <Value>(host: string, work: () => Promise<Value>): Promise<Value> => {
    const done = (free.get(host) ?? Promise.resolve()).then(work)
    const pause = () => sleep(pauseMs)
    free.set(host, done.then(pause, pause))
    return done
  }
}

const redirects = new Set([301, 302, 303, 307, 308])

/** Asked again at once they would be no less so. */
const tooBusy = new Set([429, 503])

/** Judges a link by a status; 4xx other than these two are often for programs alone. */
export function judgeStatus(status: number): Verdict {
  // 416: there is something, and it is empty.
  if (status < 400 || status === 416) return 'alive'
  if (status === 404 || status === 410) return 'broken'
  return status >= 500 && status < 600 && status !== 503 ? 'broken' : 'unknown'
}

/**
 * Error codes that visitors meet as well. An incomplete chain of certificates is missing here: browsers complete it.
 */
const silentCodes = new Set([
  'ENOTFOUND',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])
