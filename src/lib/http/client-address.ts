/** Set by `scripts/serve.mjs` on every request, whatever the client sent under this name. */
const clientAddressHeader = 'x-client-address'

/**
 * Address of the client, for limits. `scripts/serve.mjs` finds it out and believes forwarding headers
 * only as far as TRUST_PROXY says. Under any other server all clients count as one.
 */
export const clientAddress = (headers: Headers): string =>
  process.env.TERMINALIA_FRONT === '1' ? (headers.get(clientAddressHeader) ?? 'unknown') : 'direct'
