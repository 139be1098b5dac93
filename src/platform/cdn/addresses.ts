import type { CdnAdapter } from './tags'

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
