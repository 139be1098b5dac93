import type { CdnAdapter } from './tags'

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
