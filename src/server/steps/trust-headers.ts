import type { IncomingMessage } from 'node:http'
import { withPlainLanguage } from '@/src/i18n/language-cookie'
import { forwardedAddress } from '@/src/platform/http/client-address'

/** As `src/platform/http/client-address.ts` reads it. */
const clientAddressHeader = 'x-client-address'

/** Only Next itself may use these, between its own parts, and the server, to tell it of scripts. */
const internal =
  /^x-(middleware|invoke|prerender|matched|now|vercel|nextjs|next)-|^next-resume$|^x-nonce$|^content-security-policy/

/** Only proxies that are trusted may use these. */
const forwarding =
  /^(x-forwarded(-.*)?|forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Takes out of a request what a client must not claim, and notes the client's address, for limits.
 * @param proxies TRUST_PROXY: how many reverse proxies stand in front
 */
export function trustHeaders({ headers, socket }: IncomingMessage, proxies: number): void {
  const address = forwardedAddress(
    socket.remoteAddress,
    String(headers['x-forwarded-for'] ?? ''),
    proxies,
  )
  for (const name of Object.keys(headers)) {
    if (internal.test(name) || (proxies === 0 && forwarding.test(name))) delete headers[name]
  }
  headers[clientAddressHeader] = address
}

/**
 * Decides for everything behind the server which language a visitor chose: the caches and Next read the cookie
 * that stands there afterwards, which leaves nothing to decide.
 */
export function decideLanguage({ headers }: IncomingMessage): void {
  if (headers.cookie === undefined) return
  const cookies = withPlainLanguage(headers.cookie)
  if (cookies === '') delete headers.cookie
  else headers.cookie = cookies
}
