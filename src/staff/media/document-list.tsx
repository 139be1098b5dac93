'use client'

import Link from 'next/link'
import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer, selecting } from '../kit/api/records'
import { EmptyList } from '../kit/list/empty-list'
import type { ListState } from '../kit/list/list-state'
import { rowsPerPage, TablePages } from '../kit/list/table-pages'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './media.module.css'
import { sizeText } from './picture'

interface StaffDocument {
  id: string
  title: string
  _status?: string
  products?: string[] | null
  releases?: { id?: string; name?: string | null; version: string; size?: number | null }[] | null
}

/** Documents of the catalogue with their files; they are edited in the panel. */
export function DocumentList({ state }: { state: ListState }) {
  const t = useTexts()
  const lng = useLanguage()
  const list = useApi<ListAnswer<StaffDocument>>(
    listPath('documents', {
      ...{ depth: 0, draft: 'true', limit: rowsPerPage, page: state.page, locale: lng },
      search: state.search,
      sort: 'title',
      ...selecting('title', '_status', 'products', 'releases'),
    }),
  )
  const { docs = [], totalDocs = 0 } = list.data ?? {}
  return (
    <QueryState query={list} loading={t('loading')} failed={t('library.failed')}>
      {docs.length === 0 ? (
        <EmptyList isNarrowed={state.search !== ''} text={t('library.noDocuments')} />
      ) : null}
      <ul className={css.rows}>
        {docs.map(({ id, title, _status, products, releases }) => (
          <li key={id} className={css.document}>
            <a href={`/admin/collections/documents/${id}`}>{title}</a>{' '}
            <span className={css.facts}>
              {[
                ...(_status === 'draft' ? [t('translation.draft')] : []),
                t('library.onProducts', { count: products?.length ?? 0 }),
              ].join(' · ')}
            </span>
            <ul className={css.uses}>
              {(releases ?? []).map(({ id: release, name, version, size }) => (
                <li key={release} className={css.facts}>
                  {[name, version, sizeText(size ?? 0, lng)].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/admin/collections/documents" prefetch={false}>
          {t('library.newDocument')}
        </Link>
      </p>
      <TablePages state={state} total={totalDocs} />
    </QueryState>
  )
}
