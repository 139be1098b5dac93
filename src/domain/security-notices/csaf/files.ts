import { createHash } from 'node:crypto'
import type { SecurityNotice } from '@/src/contract/security-notice'
import { csafDocument, csafText } from './document'
import { changesCsv, indexTxt, listing, providerMetadata, rolieFeed } from './lists'
import { csafFile, whiteFolder } from './places'
import type { Publisher } from './publisher'

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
