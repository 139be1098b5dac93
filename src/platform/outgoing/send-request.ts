import { lookup } from 'node:dns/promises'
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export interface OutgoingRequest {
  method: string
  headers: Record<string, string>
  body?: string
  /** Decides which addresses may be called. */
  network: Network
  timeoutMs: number
  /** Bytes of the answer's body that are read at most; without it none are. */
  maxBodyBytes?: number
}

/** Answer of an address. A redirect is an answer like any other: it is not followed. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As text, as far as it was read. */
  body: string
  /** True where the body has more bytes than were read. */
  isCut: boolean
}

/** An address that the network does not allow; nothing was sent to it. */
export class AddressRefused extends Error {}

/**
 * Sends one request, the only way in which this server calls addresses that staff or settings name. The name is resolved
 * here, and the address that was judged is the one that is called: a name that changes meanwhile leads nowhere else.
 * @throws {AddressRefused}
 * @throws Error with a `code`, where there is no answer in time
 */
export async function sendRequest(
  url: URL,
  { method, headers, body, network, timeoutMs, maxBodyBytes = 0 }: OutgoingRequest,
): Promise<Answer> {
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
      headers: { Host: url.host, ...headers },
      agent: false,
      signal,
    })
    const fail = (error: Error) => reject(signal.aborted ? timedOut(error) : error)
    request.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      readBody(response, maxBodyBytes).then((read) => {
        // However long the rest is, it is not taken in.
        response.destroy()
        resolve({ status, headers, ...read })
      }, fail)
    })
    request.on('error', fail)
    request.end(body)
  })
}

/**
 * Reads the body of an answer as text, and no further than a limit.
 * @throws Error where the body is larger; the rest of it is not taken in
 */
export async function readText(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<string> {
  const { body: text, isCut } = await readBody(body ?? [], maxBytes)
  if (isCut) throw new Error(`The answer has more than ${maxBytes} bytes`)
  return text
}

/** Reads a body as text, and no further than a limit. */
async function readBody(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Pick<Answer, 'body' | 'isCut'>> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (maxBytes > 0)
    for await (const chunk of body) {
      chunks.push(chunk)
      size += chunk.length
      // Left early, the loop cancels the stream.
      if (size > maxBytes) break
    }
  const read = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
  return { body: read, isCut: size > maxBytes }
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

/** All addresses of IPv6 that are given to hosts on the Internet; what is not in it is local or not given yet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Returns true for the address of a host on the Internet: not of this machine, a private network, a provider's own one,
 * a group, nor an IPv4 address mapped into IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast)
}

/** Network: looks up hosts, and decides which of them may be called. */
export interface Network {
  /** @throws Error with a `code`, where a name has no address */
  addressesOf: (host: string) => Promise<string[]>
  isAllowed: (address: string, port: number) => boolean
}

/** Servers of one's own, which the settings name: wherever they are. */
export const ownServers: Network = {
  addressesOf: (host) => internet.addressesOf(host),
  isAllowed: () => true,
}

/** The Internet alone, at the ports of websites: no link may make this server ask its own network. */
export const internet: Network = {
  addressesOf: async (host) => {
    const found = await lookup(host, { all: true, order: 'ipv4first' })
    return found.map(({ address }) => address)
  },
  isAllowed: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
}
