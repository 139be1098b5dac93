import { type CdnAdapter, inParts } from './tags'

/** Most keys of one call. */
const maxKeysOfCall = 256

/**
 * Fastly, by the ID of a service and an API token with the scope `purge_select`.
 * https://www.fastly.com/documentation/reference/api/purging/
 */
export const fastly: CdnAdapter = {
  tagHeaders: { 'Surrogate-Key': ' ' },
  api: 'https://api.fastly.com',
  maxTags: 4 * maxKeysOfCall,
  calls: (tags, { place, token, api }) =>
    inParts(tags, maxKeysOfCall).map((part) => ({
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
