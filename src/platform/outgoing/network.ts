import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

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

/** The Internet alone, at the ports of websites: no link may make this server ask its own network. */
export const internet: Network = {
  addressesOf: async (host) => {
    const found = await lookup(host, { all: true, order: 'ipv4first' })
    return found.map(({ address }) => address)
  },
  isAllowed: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
}
