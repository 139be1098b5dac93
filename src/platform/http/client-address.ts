import { env } from '../env'
import { forwardedAddress } from './forwarded-address'

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
