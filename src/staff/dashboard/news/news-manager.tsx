'use client'

import { Button } from '../kit/ui/button'
import { Status, Thumbnail, Title, useThumbnails } from '../kit/list/cells'
import { entriesPath, StatusFilter, TrashableList } from '../kit/list/trashable-list'
import { formatDay } from '@/src/staff/workflow/format'
import { listFilters } from '@/src/contract/staff/list-views'
import { useListState } from '../kit/list/list-state'
import { listPictures, mainPicture, type Pictured } from '../kit/form/pictures'
import { useApi } from '../kit/api/query'
import type { ListAnswer } from '../kit/api/records'
import { TableTools } from '../kit/list/table-tools'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { When } from '@/src/staff/workflow/when'
import { type Column, useColumns } from '../kit/list/columns'
import { useEntry } from '../kit/list/use-opened'
import type { StoredVisibility } from '../kit/form/visibility'
import { ArticleForm } from './article-form'
import type { StoredArticle } from './article-values'

interface ListedArticle extends Pictured, StoredVisibility {
  id: string
  title: string
  publishedAt?: string | null
  updatedAt: string
}

const shownFields = [
  'title',
  'publishedAt',
  'imageUrl',
  'images',
  'isActive',
  '_status',
  'updatedAt',
]

/** Managing news, the latest first (specification, section 2). */
export function NewsManager() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('-publishedAt', listFilters.news)
  const path = entriesPath('news', state, lng, shownFields)
  const list = useApi<ListAnswer<ListedArticle>>(path)
  const { entry, create, edit, close, reopen, gone } = useEntry<StoredArticle>('news')
  const thumbnailOf = useThumbnails((list.data?.docs ?? []).map(mainPicture))
  const all: Column<ListedArticle>[] = [
    {
      id: 'image',
      label: t('news.image'),
      cell: (article) => <Thumbnail url={thumbnailOf(mainPicture(article))} />,
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
      cell: (article) => t('news.imageCount', { count: listPictures(article).length }),
    },
    {
      id: 'status',
      label: t('status.label'),
      cell: ({ publishedAt, ...row }) => <Status {...row} publicFrom={publishedAt} />,
    },
    {
      id: 'updatedAt',
      label: t('table.updated'),
      sort: 'updatedAt',
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
  ]
  const { columns, choice } = useColumns('news', all, ['updatedAt'])

  return (
    <section aria-label={t('tab.news')}>
      <TableTools
        state={state}
        views="news"
        end={
          <>
            {choice}
            <Button look="primary" onClick={create}>
              {t('news.new')}
            </Button>
          </>
        }
      >
        <StatusFilter state={state} hasDate />
      </TableTools>
      <TrashableList
        collection="news"
        path={path}
        query={list}
        loading={t('news.loading')}
        failed={t('news.loadFailed')}
        none={t('news.none')}
        hint={{ text: t('news.noneHint') }}
        caption={t('tab.news')}
        columns={columns}
        state={state}
        nameOf={({ title }) => title}
        onEdit={edit}
        deleteTitle={t('news.deleteTitle')}
        deleteText={({ title }, isForGood) =>
          isForGood ? t('bulk.confirmDelete') : t('news.deleteText', { title })
        }
        deleted={t('toast.newsDeleted')}
      />
      {entry ? <ArticleForm article={entry.existing} onClose={close} onReopen={reopen} /> : gone}
    </section>
  )
}
