import { isIP } from 'node:net'

/**
 * The address of whoever sent a request. With `proxies` reverse proxies in front, each of which appends
 * the address it was called from, the one that the outermost of them saw; what a client wrote stands
 * further left and is never believed.
 * @param {string | undefined} socketAddress
 * @param {string | undefined} forwardedFor the header `X-Forwarded-For`
 * @param {number} proxies TRUST_PROXY
 * @returns {string}
 */
export function clientAddress(socketAddress, forwardedFor, proxies) {
  const direct = plain(socketAddress ?? '')
  if (proxies === 0 || !forwardedFor) return direct
  const seen = forwardedFor.split(',').map((entry) => plain(withoutPort(entry.trim())))
  const address = seen[Math.max(0, seen.length - proxies)]
  return isIP(address) ? address : direct
}

/** IPv4 as it is usually written, also where the socket is an IPv6 one. */
const plain = (address) => address.replace(/^::ffff:(?=\d+\.)/i, '')

const withoutPort = (entry) =>
  entry.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
