import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './public-address'

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
