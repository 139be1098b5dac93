import { internet, type Network, ownServers, sendRequest } from '../outgoing/send-request'
import { addressList, bunny, cloudflare, fastly, varnish } from './adapters'
import { type CdnAdapter, type PurgeCall, tagsToPurge } from './tags'

/** CDN in front of this site. */
export interface Cdn {
  name: string
  tagHeaders: Record<string, string>
  /**
   * Has the CDN forget all pages with one of these tags.
   * @throws {PurgeFailed}
   * @throws Error with a `code`, where it does not answer
   */
  purge: (tags: string[]) => Promise<void>
}

/** A CDN that refused a purge. */
export class PurgeFailed extends Error {
  constructor(
    status: number,
    /** Time for which it asks to be left alone, ms. */
    readonly retryAfterMs: number,
  ) {
    super(`The CDN answered ${status}`)
  }
}

const adapters: Record<string, CdnAdapter> = { cloudflare, fastly, bunny, varnish }

/** Longest time for one call, ms. */
const timeoutMs = 15_000

interface Settings {
  CDN_PURGE?: string | undefined
  CDN_PURGE_TOKEN?: string | undefined
}

/**
 * Returns the CDN of the settings, which `src/platform/env.ts` has checked; undefined where none is set.
 * @param api in the place of the CDN's own one
 */
export function openCdn(settings: Settings, api?: string): Cdn | undefined {
  const { CDN_PURGE: setting, CDN_PURGE_TOKEN: token } = settings
  if (!setting) return undefined
  const [, kind = '', named = ''] = /^([a-z]+):(?!\/\/)(.*)$/s.exec(setting) ?? []
  const { tagHeaders, maxTags, ...adapter } = adapters[kind] ?? addressList
  const place = named || setting
  const addresses = place.split(/[\s,]+/).filter((address) => address !== '')
  const target = { place, addresses, token, api: api ?? adapter.api ?? '' }
  // What the setting names may be in a network of one's own, as the database is.
  const network = adapter.api === undefined || api !== undefined ? ownServers : internet
  return {
    name: kind || 'addresses',
    tagHeaders,
    purge: async (tags) => {
      for (const call of adapter.calls(tagsToPurge(tags, maxTags), target))
        await send(call, network)
    },
  }
}

async function send({ url, ...call }: PurgeCall, network: Network): Promise<void> {
  const { status, headers } = await sendRequest(new URL(url), {
    ...call,
    headers: { ...call.headers, 'Content-Length': String(Buffer.byteLength(call.body ?? '')) },
    network,
    timeoutMs,
  })
  if (status >= 200 && status < 300) return
  throw new PurgeFailed(status, (Number(headers['retry-after']) || 0) * 1000)
}
