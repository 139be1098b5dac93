'use client'

import { documentKinds, type DocumentKind } from '@/src/contract/document'
import type { KnownTags } from '@/src/contract/staff/bulk'
import { isLanguage, languageNames } from '@/src/i18n/languages'
import { formatBytes, joinParts } from '@/src/i18n/format'
import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer, selecting } from '../kit/api/records'
import { EmptyList, Filter, rowsPerPage, TablePages, TableTools } from '../kit/list/table-tools'
import { type ListState, useSelection } from '../kit/list/list-state'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import own from './documents.module.css'
import css from './media.module.css'
import { TagBar } from './tags'
import { useProductNames } from '../kit/form/products-choice'

interface StaffDocument {
  id: string
  title: string
  kind?: DocumentKind | null
  _status?: string
  tags?: string[] | null
  products?: string[] | null
  releases?: StaffRelease[] | null
}

interface StaffRelease {
  id?: string
  file?: string | null
  name?: string | null
  version?: string | null
  languages?: string[] | null
  size?: number | null
}

/** Documents of the catalogue with their files and products; they are edited in the panel. */
export function DocumentList({ state }: { state: ListState }) {
  const t = useTexts()
  const lng = useLanguage()
  const list = useApi<ListAnswer<StaffDocument>>(
    listPath('documents', {
      ...{ depth: 0, draft: 'true', limit: rowsPerPage, page: state.page, locale: lng },
      search: state.search,
      sort: 'title',
      'where[kind][equals]': state.filter('kind'),
      'where[tags][equals]': state.filter('tag'),
      ...selecting('title', 'kind', '_status', 'products', 'releases', 'tags'),
    }),
  )
  const known = useApi<KnownTags>('/admin/documents/tags').data?.tags ?? []
  const [selected, onSelect] = useSelection('')
  const { docs = [], totalDocs = 0 } = list.data ?? {}
  const names = useProductNames(docs.flatMap(({ products }) => shownOf(products)))
  return (
    <>
      <TableTools state={state}>
        <Filter
          label={t('library.anyKind')}
          name="kind"
          state={state}
          options={documentKinds.map((value) => ({ value, label: t(`library.kind.${value}`) }))}
        />
        {known.length > 0 || state.filter('tag') ? (
          <Filter
            label={t('library.anyTag')}
            name="tag"
            state={state}
            options={[...known].sort(inOrder).map((tag) => ({ value: tag, label: tag }))}
          />
        ) : null}
      </TableTools>
      <QueryState query={list} loading={t('loading')} failed={t('library.failed')}>
        {docs.length === 0 ? (
          <EmptyList isNarrowed={state.isNarrowed} text={t('library.noDocuments')} />
        ) : null}
        <ul className={css.rows}>
          {docs.map(({ id, title, kind, _status, products, releases, tags }) => (
            <li key={id} className={own.document}>
              <input
                type="checkbox"
                className={own.tick}
                aria-label={t('library.select', { name: title })}
                checked={selected.includes(id)}
                onChange={({ target }) =>
                  onSelect(
                    target.checked ? [...selected, id] : selected.filter((other) => other !== id),
                  )
                }
              />
              <a href={`/admin/collections/documents/${id}`}>{title}</a>{' '}
              <span className={css.facts}>
                {[
                  ...(kind ? [t(`library.kind.${kind}`)] : []),
                  ...(_status === 'draft' ? [t('translation.draft')] : []),
                  ...(tags ?? []),
                ].join(' · ')}
              </span>
              <ul className={css.uses}>
                {(releases ?? []).map((release, index) => (
                  <li key={release.id ?? index} className={css.facts}>
                    <ReleaseFacts release={release} />
                  </li>
                ))}
              </ul>
              <p className={css.facts}>
                {t('library.onProducts', { count: products?.length ?? 0 })}
                {shownOf(products).map((product) => (
                  <span key={product}>
                    {' · '}
                    <Link href={`/admin-dashboard?tab=products&open=${product}`}>
                      {names.get(product) ?? product}
                    </Link>
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <TagBar
          {...{ selected, onSelect, known }}
          collection="documents"
          label={t('library.tagsOfDocuments')}
          shown={docs.map(({ id }) => id)}
        />
        <p>
          <Link href="/admin/collections/documents">{t('library.newDocument')}</Link>
        </p>
        <TablePages state={state} total={totalDocs} />
      </QueryState>
    </>
  )
}

const inOrder = (a: string, b: string): number => a.localeCompare(b)

/** Most products of a document that are named. */
const maxNamed = 6

const shownOf = (products: string[] | null | undefined): string[] =>
  (products ?? []).slice(0, maxNamed)

/** Name, version, languages and size of a file, which its name opens. */
function ReleaseFacts({ release }: { release: StaffRelease }) {
  const lng = useLanguage()
  const { file, name, version, languages, size } = release
  const facts = [
    version,
    joinParts(
      (languages ?? []).map((code) => (isLanguage(code) ? languageNames[code] : code)),
      lng,
    ),
    formatBytes(size ?? 0, lng),
  ]
  return (
    <>
      {file && name ? (
        <a href={`/api/document-files/${file.split('/').at(-1)}`} download={name}>
          {name}
        </a>
      ) : null}{' '}
      {facts.filter(Boolean).join(' · ')}
    </>
  )
}
