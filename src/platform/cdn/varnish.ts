import { type CdnAdapter, inParts } from './tags'

/** Tags of one call: Varnish reads headers of up to 8 KB. */
const maxTagsOfCall = 100

/** Varnish with the module xkey, by the addresses of all its servers. docs/deployment/cdn.md has the lines for its VCL. */
export const varnish: CdnAdapter = {
  tagHeaders: { xkey: ' ' },
  maxTags: 5 * maxTagsOfCall,
  calls: (tags, { addresses, token }) =>
    addresses.flatMap((url) =>
      inParts(tags, maxTagsOfCall).map((part) => ({
        method: 'PURGE' as const,
        url,
        headers: {
          xkey: part.join(' '),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
      })),
    ),
}
