import { isIP } from 'node:net'

/**
 * The address of whoever sent a request, of IPv6 the network: a client has all the addresses in it. With `proxies` reverse proxies in front, each of which appends
 * the address it was called from, the one that the outermost of them saw; what a client wrote stands
 * further left and is never believed.
 * @param {string | undefined} socketAddress
 * @param {string | undefined} forwardedFor the header `X-Forwarded-For`
 * @param {number} proxies TRUST_PROXY
 * @returns {string}
 */
export function clientAddress(socketAddress, forwardedFor, proxies) {
  const direct = network(plain(socketAddress ?? ''))
  if (proxies === 0 || !forwardedFor) return direct
  const seen = forwardedFor.split(',').map((entry) => plain(withoutPort(entry.trim())))
  const address = seen[Math.max(0, seen.length - proxies)]
  return isIP(address) ? network(address) : direct
}

/** IPv4 as it is usually written, also where the socket is an IPv6 one. */
const plain = (address) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The first 64 bits of an IPv6 address, which is what providers give to a household or a server. */
function network(address) {
  if (isIP(address) !== 6) return address
  const [left = '', right] = address.split('%', 1)[0].split('::')
  const groups = left.split(':').filter(Boolean)
  const after = (right ?? '').split(':').filter(Boolean)
  const missing = right === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  const all = [...groups, ...Array(missing).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const withoutPort = (entry) =>
  entry.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
