import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { isIPv4, isIPv6 } from 'node:net'
import proxyAddress from 'proxy-addr'
import { env } from '../env'

/** Set by our server on every request, whatever the client sent under this name. */
const clientAddressHeader = 'x-client-address'

/**
 * Address of the client, for limits. Our server puts it into a header. Under any other server (`next start`) a route
 * cannot read the socket's address: with TRUST_PROXY the proxies' header is taken, without it all clients count as
 * one, because a client can forge that header.
 */
export function clientAddress(headers: Headers): string {
  if (process.env.TERMINALIA_FRONT === '1') return headers.get(clientAddressHeader) ?? 'unknown'
  const forwardedFor = headers.get('x-forwarded-for') ?? ''
  return forwardedAddress(undefined, forwardedFor, env.TRUST_PROXY) || 'direct'
}

/**
 * The client's address, of IPv6 its network: a client has all the addresses in it. With `proxies`
 * reverse proxies in front, each of which appends the address it was called from, the one that the outermost of
 * them saw; what a client wrote stands further left and is never believed.
 * @param proxies TRUST_PROXY
 */
export function forwardedAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const direct = networkOf(socketAddress ?? '') ?? socketAddress ?? ''
  if (proxies === 0 || !forwardedFor) return direct
  const request = {
    socket: { remoteAddress: socketAddress },
    headers: { 'x-forwarded-for': forwardedFor },
  } as unknown as IncomingMessage
  const seen = proxyAddress(request, (_address, hop) => hop < proxies)
  return networkOf(withoutPort(seen)) ?? direct
}

/**
 * An IPv4 address as it is usually written, also where the socket is an IPv6 one; of IPv6 the first 64 bits, which
 * is what providers give to a household or a server.
 */
function networkOf(address: string): string | undefined {
  // Asked at every request: `ipaddr.js` finds out what is no address by an exception, which took a fifth of its time.
  const mapped = address.startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : address
  if (isIPv4(mapped)) return mapped
  if (!isIPv6(address)) return undefined
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** Prefix of an IPv4 address on a socket that takes both. */
const mappedPrefix = '::ffff:'

const withoutPort = (entry: string): string =>
  entry.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
