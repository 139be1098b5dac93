import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Network } from './network'

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
      const { status, location } = await ask(url, asker)
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
async function ask(url: URL, { inTurn, ...asker }: LinkAsker): Promise<Head> {
  const send = (method: 'HEAD' | 'GET') =>
    inTurn(url.host, () => requestHead(url, { ...asker, method }))
  const head = await send('HEAD')
  return head.status < 400 || tooBusy.has(head.status) ? head : send('GET')
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

/** Response of an address, without its body. */
interface Head {
  status: number
  location: string | undefined
}

/** An address that the network does not allow; nothing was sent to it. */
class AddressRefused extends Error {}

interface Request {
  method: 'HEAD' | 'GET'
  userAgent: string
  network: Network
  timeoutMs: number
}

/**
 * Sends one request and reads the head of its answer. The name is resolved here, and the address that was judged is the one
 * that is called: a name that changes meanwhile leads nowhere else.
 * @throws {AddressRefused}
 * @throws Error with a `code`, where there is no answer in time
 */
async function requestHead(
  url: URL,
  { method, userAgent, network, timeoutMs }: Request,
): Promise<Head> {
  const signal = AbortSignal.timeout(timeoutMs)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const addresses = isIP(host) ? [host] : await orTimeout(network.addressesOf(host), signal)
  const [address] = addresses
  if (address === undefined || !addresses.every((one) => network.isAllowed(one, port)))
    throw new AddressRefused(host)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send({
      method,
      host: address,
      port,
      path: url.pathname + url.search,
      ...(isIP(host) ? {} : { servername: host }),
      headers: {
        Host: url.host,
        'User-Agent': userAgent,
        Accept: '*/*',
        // A byte is enough of those that do not know HEAD.
        ...(method === 'GET' ? { Range: 'bytes=0-0' } : {}),
      },
      agent: false,
      signal,
    })
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      // However long the body is, it is not read.
      response.destroy()
    })
    request.on('error', (error) => reject(signal.aborted ? timedOut(error) : error))
    request.end()
  })
}

/** `dns.lookup` knows no signal. */
function orTimeout<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(timedOut(signal.reason)), { once: true })
    work.then(resolve, reject)
  })
}

const timedOut = (cause: unknown): Error =>
  Object.assign(new Error('No answer in time', { cause }), { code: 'ETIMEDOUT' })
