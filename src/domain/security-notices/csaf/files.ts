import { createHash } from 'node:crypto'
import type { SecurityNotice } from '@/src/contract/security-notice'
import { csafDocument, csafText, publisherOf } from './document'
import {
  csafFile,
  csafPath,
  feedPath,
  providerMetadataPath,
  type Publisher,
  whiteFolder,
} from './publisher'

export interface CsafFile {
  type: 'application/json' | 'text/csv' | 'text/html' | 'text/plain'
  body: string
}

const json = (value: object): CsafFile => ({ type: 'application/json', body: csafText(value) })
const text = (body: string): CsafFile => ({ type: 'text/plain', body })

/**
 * The file at a path below `/.well-known/csaf/`; null where there is none. Names are looked up in the list of what is
 * public, so that no path leads anywhere else.
 * @param notices those that are public, with their English texts
 */
export function csafFileAt(
  path: string,
  notices: SecurityNotice[],
  publisher: Publisher,
): CsafFile | null {
  if (notices.length === 0) return null
  if (path === 'provider-metadata.json') return json(providerMetadata(notices, publisher))
  if (path === 'feed-tlp-white.json') return json(rolieFeed(notices, publisher))
  const inside = /^white(?:\/(.*))?$/.exec(path)
  return inside && inWhiteFolder(inside[1] ?? '', notices, publisher)
}

function inWhiteFolder(
  path: string,
  notices: SecurityNotice[],
  publisher: Publisher,
): CsafFile | null {
  const files = notices.map(csafFile)
  const years = [...new Set(files.map((file) => file.slice(0, 4)))].sort()
  if (path === 'index.txt') return text(indexTxt(notices))
  if (path === 'changes.csv') return { type: 'text/csv', body: changesCsv(notices) }
  if (path === '') {
    return folder('', [...years.map((year) => `${year}/`), 'changes.csv', 'index.txt'])
  }
  if (years.includes(path)) {
    const own = files.filter((file) => file.startsWith(`${path}/`)).sort()
    const names = own.map((file) => file.slice(5))
    return folder(
      `${path}/`,
      names.flatMap((name) => [name, `${name}.sha256`, `${name}.sha512`]),
    )
  }
  const [, file = '', , hash] = /^(.+\.json)(\.(sha256|sha512))?$/.exec(path) ?? []
  const notice = notices[files.indexOf(file)]
  if (!notice) return null
  const document = json(csafDocument(notice, publisher))
  if (!hash) return document
  return text(`${createHash(hash).update(document.body).digest('hex')}  ${file.slice(5)}\n`)
}

const folder = (path: string, entries: string[]): CsafFile => ({
  type: 'text/html',
  body: listing(`${whiteFolder}/${path}`, entries),
})

/**
 * Returns `provider-metadata.json` (section 7.1.7), the entry point to all other files, for a provider that does not
 * sign.
 */
const providerMetadata = (notices: SecurityNotice[], publisher: Publisher) => ({
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
const rolieFeed = (notices: SecurityNotice[], { name, siteUrl }: Publisher) => ({
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
const indexTxt = (notices: SecurityNotice[]): string =>
  notices
    .map((notice) => `${csafFile(notice)}\n`)
    .sort()
    .join('')

/** All documents and when they changed, the latest first (section 7.1.13). */
const changesCsv = (notices: SecurityNotice[]): string =>
  [...notices]
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt) || a.number.localeCompare(b.number))
    .map((notice) => `"${csafFile(notice)}","${notice.changedAt}"\n`)
    .join('')

/** A folder as a page for people (section 7.1.14). @param entries addresses below it */
function listing(folder: string, entries: string[]): string {
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
