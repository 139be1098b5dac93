'use client'

import { useState } from 'react'
import { BulkBar } from '../kit/bulk-bar'
import { Button } from '../kit/button'
import { Status, Thumbnail, Title } from '../kit/cells'
import { Confirm } from '../kit/confirm'
import type { Column } from '../kit/data-table'
import { EntryList } from '../kit/entry-list'
import { formatDay } from '../kit/format'
import { useListState } from '../kit/list-state'
import { pictureOf, picturesOf, type Pictured } from '../kit/pictures'
import { useApi } from '../kit/query'
import { listPath, selecting, whereAll, type ListAnswer } from '../kit/records'
import { statusCondition, StatusFilter } from '../kit/status-filter'
import { rowsPerPage } from '../kit/table-pages'
import { TableTools } from '../kit/table-tools'
import { useLanguage, useTexts } from '../kit/texts'
import { useThumbnails } from '../kit/thumbnails'
import { inTrash, remove, takeBack } from '../kit/trash'
import { useColumns } from '../kit/use-columns'
import { useEntry } from '../kit/use-entry'
import { useSelection } from '../kit/use-selection'
import type { StoredVisibility } from '../kit/visibility'
import { ArticleForm } from './article-form'
import type { StoredArticle } from './article-values'

interface ListedArticle extends Pictured, StoredVisibility {
  id: string
  title: string
  publishedAt?: string | null
  updatedAt: string
}

/** Managing news, the latest first (specification, section 2). */
export function NewsManager() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('-publishedAt', ['status'])
  const list = useApi<ListAnswer<ListedArticle>>(pathOf(state, lng))
  const { entry, create, edit, close } = useEntry<StoredArticle>('news')
  const isTrash = inTrash(state)
  const [selected, setSelected] = useSelection(state.filter('status'))
  const [doomed, setDoomed] = useState<ListedArticle | null>(null)
  const rows = list.data?.docs ?? []
  const thumbnailOf = useThumbnails(rows.map(pictureOf))
  const all: Column<ListedArticle>[] = [
    {
      id: 'image',
      label: t('news.image'),
      cell: (article) => <Thumbnail url={thumbnailOf(pictureOf(article))} />,
    },
    {
      id: 'title',
      label: t('news.title'),
      sort: 'title',
      isFixed: true,
      cell: ({ title }) => <Title text={title} />,
    },
    {
      id: 'date',
      label: t('news.date'),
      sort: 'publishedAt',
      cell: ({ publishedAt }) => formatDay(publishedAt, lng),
    },
    {
      id: 'images',
      label: t('news.images'),
      cell: (article) => t('news.imageCount', { count: picturesOf(article).length }),
    },
    { id: 'status', label: t('status.label'), cell: (row) => <Status {...row} /> },
    {
      id: 'updatedAt',
      label: t('table.updated'),
      sort: 'updatedAt',
      cell: ({ updatedAt }) => formatDay(updatedAt, lng),
    },
  ]
  const { columns, choice } = useColumns('news', all, ['updatedAt'])

  return (
    <section aria-label={t('tab.news')}>
      <TableTools
        state={state}
        end={
          <>
            {choice}
            <Button look="loud" onClick={create}>
              {t('news.new')}
            </Button>
          </>
        }
      >
        <StatusFilter state={state} />
      </TableTools>
      <EntryList
        query={list}
        loading={t('news.loading')}
        failed={t('news.loadFailed')}
        none={t('news.none')}
        caption={t('tab.news')}
        columns={columns}
        state={state}
        nameOf={({ title }) => title}
        editLabel={isTrash ? t('bulk.restore') : undefined}
        onEdit={({ id }) => void (isTrash ? takeBack(t, 'news', id) : edit(id))}
        onDelete={setDoomed}
        selected={selected}
        onSelect={setSelected}
      />
      <BulkBar
        collection="news"
        selected={selected}
        onSelect={setSelected}
        actions={
          isTrash
            ? ['restore', 'delete']
            : ['publish', 'unpublish', 'activate', 'deactivate', 'trash']
        }
        nameOf={(id) => rows.find((row) => row.id === id)?.title ?? id}
      />
      {entry ? <ArticleForm article={entry.existing} onClose={close} /> : null}
      {doomed ? (
        <Confirm
          title={t('news.deleteTitle')}
          text={isTrash ? t('bulk.confirmDelete') : t('news.deleteText', { title: doomed.title })}
          action={t('delete')}
          onConfirm={() =>
            remove(t, {
              isForGood: isTrash,
              collection: 'news',
              id: doomed.id,
              done: t('toast.newsDeleted'),
              failed: t('toast.deleteFailed'),
            })
          }
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}

const pathOf = (state: ReturnType<typeof useListState>, lng: string): string =>
  listPath('news', {
    depth: 0,
    limit: rowsPerPage,
    page: state.page,
    sort: state.sort,
    locale: lng,
    search: state.search,
    trash: inTrash(state) ? 'true' : undefined,
    ...whereAll(statusCondition(state)),
    ...selecting('title', 'publishedAt', 'imageUrl', 'images', 'isActive', '_status', 'updatedAt'),
  })
