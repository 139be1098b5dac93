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
