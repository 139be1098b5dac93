import { DocumentKind, type DocumentQuery } from '@/src/contract/document'
import { isLanguage } from '@/src/i18n/languages'
import { parsePage } from '@/src/domain/catalogue/list-query'
import { type DownloadNotice, downloadNotices } from '@/src/domain/downloads'

/** Query of the page. */
export interface DocumentsQuery extends Pick<DocumentQuery, 'kind' | 'category' | 'language'> {
  q: string
  page: number
  notice?: DownloadNotice
  /** True where the form of a document that no longer exists redirected here. */
  isRefused: boolean
}

/** Reads a query; what it does not know counts as not asked for. */
export function parseDocumentsQuery(query: URLSearchParams): DocumentsQuery {
  const of = (name: string) => query.get(name)?.trim() || undefined
  const language = of('language')
  const notice = of('notice')
  return {
    q: (of('q') ?? '').slice(0, 200),
    kind: DocumentKind.safeParse(of('kind')).data,
    category: of('category'),
    language: language && isLanguage(language) ? language : undefined,
    page: parsePage(query.get('page')),
    notice: downloadNotices.find((known) => known === notice),
    isRefused: query.has('draft'),
  }
}

/** The address of another page of the same list. */
export function downloadsAddress({ q, kind, category, language }: DocumentsQuery, page: number) {
  const query = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(kind ? { kind } : {}),
    ...(category ? { category } : {}),
    ...(language ? { language } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return query.size === 0 ? '/downloads' : `/downloads?${query}`
}
