import { env } from '../env'
import { forwardedAddress } from './forwarded-address'

/** Set by our server on every request, whatever the client sent under this name. */
const clientAddressHeader = 'x-client-address'

/**
 * Address of the client, for limits. Our server finds it out. Under any other (`next start`) nobody tells the
 * address of the socket: with TRUST_PROXY it is what the proxies say, without it all clients count as one, as
 * whatever stands in a header may be forged.
 */
export function clientAddress(headers: Headers): string {
  if (process.env.TERMINALIA_FRONT === '1') return headers.get(clientAddressHeader) ?? 'unknown'
  const forwardedFor = headers.get('x-forwarded-for') ?? ''
  return forwardedAddress(undefined, forwardedFor, env.TRUST_PROXY) || 'direct'
}
