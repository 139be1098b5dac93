import type { SecurityNotice } from '@/src/contract/security-notice'
import { publisherOf } from './document'
import { csafFile, csafPath, feedPath, providerMetadataPath, whiteFolder } from './places'
import type { Publisher } from './publisher'

/**
 * Returns `provider-metadata.json` (section 7.1.7), the entry point to all other files, for a provider that does not
 * sign.
 */
export const providerMetadata = (notices: SecurityNotice[], publisher: Publisher) => ({
  canonical_url: `${publisher.siteUrl}${providerMetadataPath}`,
  distributions: [
    { directory_url: `${publisher.siteUrl}${whiteFolder}/` },
    {
      rolie: {
        feeds: [
          {
            summary: `All TLP:WHITE notices of ${publisher.name}`,
            tlp_label: 'WHITE',
            url: `${publisher.siteUrl}${feedPath}`,
          },
        ],
      },
    },
  ],
  last_updated: latestOf(notices),
  list_on_CSAF_aggregators: true,
  metadata_version: '2.0',
  mirror_on_CSAF_aggregators: true,
  publisher: publisherOf(publisher),
  role: 'csaf_provider',
})

/** The ROLIE feed of all notices (section 7.1.15). */
export const rolieFeed = (notices: SecurityNotice[], { name, siteUrl }: Publisher) => ({
  feed: {
    id: 'csaf-feed-tlp-white',
    title: `${name}: security notices (TLP:WHITE)`,
    link: [{ rel: 'self', href: `${siteUrl}${feedPath}` }],
    category: [{ scheme: 'urn:ietf:params:rolie:category:information-type', term: 'csaf' }],
    updated: latestOf(notices),
    entry: notices.map((notice) => {
      const address = `${siteUrl}${csafPath(notice)}`
      return {
        id: notice.number,
        title: notice.title,
        link: [
          { rel: 'self', href: address },
          { rel: 'hash', href: `${address}.sha256` },
          { rel: 'hash', href: `${address}.sha512` },
        ],
        published: notice.publishedAt,
        updated: notice.changedAt,
        summary: { content: notice.summary },
        content: { type: 'application/json', src: address },
        format: {
          schema: 'https://docs.oasis-open.org/csaf/csaf/v2.0/csaf_json_schema.json',
          version: '2.0',
        },
      }
    }),
  },
})

/** All documents, a line each (section 7.1.12). */
export const indexTxt = (notices: SecurityNotice[]): string =>
  notices
    .map((notice) => `${csafFile(notice)}\n`)
    .sort()
    .join('')

/** All documents and when they changed, the latest first (section 7.1.13). */
export const changesCsv = (notices: SecurityNotice[]): string =>
  [...notices]
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt) || a.number.localeCompare(b.number))
    .map((notice) => `"${csafFile(notice)}","${notice.changedAt}"\n`)
    .join('')

/** A folder as a page for people (section 7.1.14). @param entries addresses below it */
export function listing(folder: string, entries: string[]): string {
  const links = entries.map((entry) => `<li><a href="${folder}${entry}">${entry}</a></li>`)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
    `<title>${folder}</title></head><body><h1>${folder}</h1><ul>`,
    ...links,
    '</ul></body></html>\n',
  ].join('\n')
}

const latestOf = (notices: SecurityNotice[]): string =>
  notices
    .map(({ changedAt }) => changedAt)
    .reduce((latest, date) => (date > latest ? date : latest))
