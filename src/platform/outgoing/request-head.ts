import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Network } from './network'

/** Response of an address, without its body. */
export interface Head {
  status: number
  location: string | undefined
}

/** An address that the network does not allow; nothing was sent to it. */
export class AddressRefused extends Error {}

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
export async function requestHead(
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
