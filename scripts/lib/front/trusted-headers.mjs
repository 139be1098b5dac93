import { clientAddress } from './client-address.mjs'

/** As `src/lib/client-address.ts` reads it. */
const clientAddressHeader = 'x-client-address'

/** Only Next itself may use these, between its own parts, and the front, to tell it of scripts. */
const internal =
  /^x-(middleware|invoke|prerender|matched|now|vercel|nextjs|next)-|^next-resume$|^x-nonce$|^content-security-policy/

/** Only proxies that are trusted may use these. */
const forwarding =
  /^(x-forwarded(-.*)?|forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Takes out of a request what a client must not claim, and notes the client's address, for limits.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} proxies TRUST_PROXY: how many reverse proxies stand in front
 */
export function trustHeaders(request, proxies) {
  const { headers, socket } = request
  const address = clientAddress(
    socket.remoteAddress,
    String(headers['x-forwarded-for'] ?? ''),
    proxies,
  )
  for (const name of Object.keys(headers)) {
    if (internal.test(name) || (proxies === 0 && forwarding.test(name))) delete headers[name]
  }
  headers[clientAddressHeader] = address
}
