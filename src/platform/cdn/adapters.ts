import { type CdnAdapter, inParts } from './tags'

/** Most tags of one call of Cloudflare, in every plan. */
const maxCloudflareTags = 100

/**
 * Cloudflare, by the ID of a zone and an API token with the permission “Cache Purge”.
 * https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
 */
export const cloudflare: CdnAdapter = {
  tagHeaders: { 'Cache-Tag': ',' },
  api: 'https://api.cloudflare.com',
  // Free plans may call five times a minute.
  maxTags: 3 * maxCloudflareTags,
  calls: (tags, { place, token, api }) =>
    inParts(tags, maxCloudflareTags).map((part) => ({
      method: 'POST',
      url: `${api}/client/v4/zones/${place}/purge_cache`,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: part }),
    })),
}

/** Most keys of one call of Fastly. */
const maxFastlyKeys = 256

/**
 * Fastly, by the ID of a service and an API token with the scope `purge_select`.
 * https://www.fastly.com/documentation/reference/api/purging/
 */
export const fastly: CdnAdapter = {
  tagHeaders: { 'Surrogate-Key': ' ' },
  api: 'https://api.fastly.com',
  maxTags: 4 * maxFastlyKeys,
  calls: (tags, { place, token, api }) =>
    inParts(tags, maxFastlyKeys).map((part) => ({
      method: 'POST',
      url: `${api}/service/${place}/purge`,
      headers: {
        'Fastly-Key': String(token),
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      body: JSON.stringify({ surrogate_keys: part }),
    })),
}

/**
 * bunny.net, by the ID of a pull zone and an API key. A call purges one tag.
 * https://docs.bunny.net/api-reference/core/pull-zone/purge-cache
 */
export const bunny: CdnAdapter = {
  tagHeaders: { 'CDN-Tag': ',' },
  api: 'https://api.bunny.net',
  maxTags: 20,
  calls: (tags, { place, token, api }) =>
    tags.map((tag) => ({
      method: 'POST',
      url: `${api}/pullzone/${place}/purgeCache`,
      headers: { AccessKey: String(token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ CacheTag: tag }),
    })),
}

/** Tags of one call: Varnish reads headers of up to 8 KB. */
const maxVarnishTags = 100

/** Varnish with the module xkey, by the addresses of all its servers. docs/deployment/cdn.md has the lines for its VCL. */
export const varnish: CdnAdapter = {
  tagHeaders: { xkey: ' ' },
  maxTags: 5 * maxVarnishTags,
  calls: (tags, { addresses, token }) =>
    addresses.flatMap((url) =>
      inParts(tags, maxVarnishTags).map((part) => ({
        method: 'PURGE' as const,
        url,
        headers: {
          xkey: part.join(' '),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
      })),
    ),
}

/**
 * Any other CDN, by addresses of one's own that take the tags as JSON and have it forget them. Which header such a CDN
 * reads is not known: pages have those of all.
 */
export const addressList: CdnAdapter = {
  tagHeaders: { 'Cache-Tag': ',', 'Surrogate-Key': ' ', 'Edge-Cache-Tag': ',' },
  maxTags: 500,
  calls: (tags, { addresses, token }) =>
    addresses.map((url) => ({
      method: 'POST',
      url,
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
    })),
}
