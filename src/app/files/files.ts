import { createHash } from 'node:crypto'
import path from 'node:path'
import { shownProductFields } from '@/src/components/product-fields'
import { errorCodesCsv } from '@/src/data/catalogue/service'
import { lifeCycleFeed } from '@/src/data/catalogue/life-cycle-feed'
import { serveComparison } from '@/src/data/data-sheets/comparison'
import { serveDataSheet } from '@/src/data/data-sheets/data-sheet'
import { newsFeed } from '@/src/data/news/news-feed'
import { isFilmShown } from '@/src/data/pages/films'
import { csafFile } from '@/src/data/security-notices'
import { negotiateLanguage } from '@/src/i18n/language-cookie'
import { defaultLanguage } from '@/src/i18n/languages'
import { sendFile } from '@/src/platform/http/send-file'
import { sitemap, sitemapPart } from './site-map'

interface MadeFile {
  /** Matches the path without its first slash. `lng` is the language of an address that names one. */
  path: RegExp
  /** Message of the 404 where `make` returns null. */
  missing?: string
  make: (request: Request, groups: Record<string, string | undefined>) => Promise<Response | null>
}

export const files: MadeFile[] = [
  {
    path: /^(?:(?<lng>[^/]+)\/)?news\/(?:tag\/(?<tag>[a-z0-9-]+)\/)?feed\.(?<kind>xml|json)$/,
    make: (_request, { lng = defaultLanguage, tag, kind }) =>
      newsFeed({ lng, tag, kind: kind === 'json' ? 'json' : 'xml' }),
  },
  {
    path: /^(?:(?<lng>[^/]+)\/)?products\/life-cycle\.xml$/,
    make: (_request, { lng = defaultLanguage }) => lifeCycleFeed(lng),
  },
  {
    path: /^(?:(?<lng>[^/]+)\/)?products\/compare\.pdf$/,
    missing: 'Product not found',
    make: (request, { lng = null }) =>
      serveComparison(request, { language: lng, visitors: () => negotiateLanguage(request) }),
  },
  {
    path: /^(?:(?<lng>[^/]+)\/)?product\/(?<key>[^/]+)\/datasheet\.pdf$/,
    missing: 'Product not found',
    make: (request, { lng = null, key = '' }) =>
      serveDataSheet(request, {
        key,
        language: lng,
        visitors: () => negotiateLanguage(request),
        fieldsOf: shownProductFields,
      }),
  },
  {
    path: /^(?:(?<lng>[^/]+)\/)?product\/(?<key>[^/]+)\/error-codes\.csv$/,
    missing: 'Product not found',
    make: (request, { lng, key = '' }) => errorCodesCsv(key, lng, () => negotiateLanguage(request)),
  },
  { path: /^sitemap\.xml$/, make: () => sitemap() },
  { path: /^sitemap\/(?<part>[^/]+)$/, make: (_request, { part = '' }) => sitemapPart(part) },
  {
    path: /^csaf\/(?<file>.+)$/,
    make: (request, { file = '' }) => csafAnswer(file, request.headers),
  },
  {
    path: /^media\/(?<file>[^/]+)$/,
    missing: 'File not found',
    make: (request, { file = '' }) => demoFilm(file, request.headers),
  },
]

const filmTypes: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** Sends a film of the demo's seed, as long as the demo is there or a page shows the film. */
async function demoFilm(file: string, headers: Headers): Promise<Response | null> {
  const type = filmTypes[path.extname(file)]
  if (!type || !(await isFilmShown(file))) return null
  return sendFile(path.resolve('seed/films', file), type, headers)
}

/** Answers with a file of `/.well-known/csaf/`: security notices for machines (CSAF 2.0, section 7). */
async function csafAnswer(name: string, headers: Headers): Promise<Response | null> {
  const file = await csafFile(name)
  if (!file) return null
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
  const answer = { 'Cache-Control': 'public, no-cache', ETag: etag }
  if (headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: answer })
  }
  const charset = file.type === 'application/json' ? '' : '; charset=utf-8'
  return new Response(file.body, { headers: { ...answer, 'Content-Type': file.type + charset } })
}
