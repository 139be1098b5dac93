import { type CdnAdapter, inParts } from './tags'

/** Most tags of one call, in every plan. */
const maxTagsOfCall = 100

/**
 * Cloudflare, by the ID of a zone and an API token with the permission “Cache Purge”.
 * https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
 */
export const cloudflare: CdnAdapter = {
  tagHeaders: { 'Cache-Tag': ',' },
  api: 'https://api.cloudflare.com',
  // Free plans may call five times a minute.
  maxTags: 3 * maxTagsOfCall,
  calls: (tags, { place, token, api }) =>
    inParts(tags, maxTagsOfCall).map((part) => ({
      method: 'POST',
      url: `${api}/client/v4/zones/${place}/purge_cache`,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: part }),
    })),
}
