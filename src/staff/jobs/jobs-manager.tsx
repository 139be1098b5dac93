'use client'

import { useState } from 'react'
import { useStaff } from '../kit/auth'
import { BulkBar } from '../kit/bulk-bar'
import { Button } from '../kit/button'
import { Status, Title } from '../kit/cells'
import { useCompany } from '../kit/company'
import { Confirm } from '../kit/confirm'
import type { Column } from '../kit/data-table'
import { EntryList } from '../kit/entry-list'
import { formatDay } from '../kit/format'
import { useListState } from '../kit/list-state'
import { useApi } from '../kit/query'
import { listPath, selecting, whereAll, type ListAnswer } from '../kit/records'
import { statusCondition, StatusFilter } from '../kit/status-filter'
import { rowsPerPage } from '../kit/table-pages'
import { TableTools } from '../kit/table-tools'
import { useLanguage, useTexts } from '../kit/texts'
import { inTrash, remove, takeBack } from '../kit/trash'
import { useColumns } from '../kit/use-columns'
import { useEntry } from '../kit/use-entry'
import { useSelection } from '../kit/use-selection'
import type { StoredVisibility } from '../kit/visibility'
import { JobForm } from './job-form'
import type { StoredJob } from './job-values'

interface ListedJob extends StoredVisibility {
  id: string
  title: string
  location?: string | null
  department?: string | null
  vacancy?: number | null
  experienceNeeded?: string | null
  postedAt?: string | null
}

/** Managing positions (specification, section 2): the tab is everybody's, what is in it super_admin's. */
export function JobsManager() {
  const t = useTexts()
  const { isSuperAdmin } = useStaff()
  return isSuperAdmin ? <Jobs /> : <p>{t('job.onlySuperAdmin')}</p>
}

function Jobs() {
  const t = useTexts()
  const lng = useLanguage()
  const { careersEmail } = useCompany()
  const state = useListState('-postedAt', ['status'])
  const list = useApi<ListAnswer<ListedJob>>(pathOf(state, lng))
  const { entry, create, edit, close } = useEntry<StoredJob>('jobs')
  const isTrash = inTrash(state)
  const [selected, setSelected] = useSelection(state.filter('status'))
  const [doomed, setDoomed] = useState<ListedJob | null>(null)
  const all: Column<ListedJob>[] = [
    {
      id: 'title',
      label: t('job.title'),
      sort: 'title',
      isFixed: true,
      cell: ({ title }) => <Title text={title} />,
    },
    {
      id: 'date',
      label: t('job.postedAt'),
      sort: 'postedAt',
      cell: ({ postedAt }) => formatDay(postedAt, lng),
    },
    { id: 'location', label: t('job.location'), sort: 'location', cell: (job) => job.location },
    {
      id: 'department',
      label: t('job.department'),
      sort: 'department',
      cell: (job) => job.department,
    },
    {
      id: 'vacancy',
      label: t('job.vacancy'),
      sort: 'vacancy',
      isNumeric: true,
      cell: ({ vacancy }) => vacancy,
    },
    { id: 'experience', label: t('job.experienceNeeded'), cell: (job) => job.experienceNeeded },
    { id: 'status', label: t('status.label'), cell: (row) => <Status {...row} /> },
  ]
  const { columns, choice } = useColumns('jobs', all)
  const rows = list.data?.docs ?? []

  return (
    <section aria-label={t('tab.jobs')}>
      <TableTools
        state={state}
        end={
          <>
            {choice}
            <Button look="loud" onClick={create}>
              {t('job.new')}
            </Button>
          </>
        }
      >
        <StatusFilter state={state} />
      </TableTools>
      <EntryList
        query={list}
        loading={t('job.loading')}
        failed={t('job.loadFailed')}
        none={t('job.none')}
        caption={t('tab.jobs')}
        columns={columns}
        state={state}
        nameOf={({ title }) => title}
        editLabel={isTrash ? t('bulk.restore') : undefined}
        onEdit={({ id }) => void (isTrash ? takeBack(t, 'jobs', id) : edit(id))}
        onDelete={setDoomed}
        selected={selected}
        onSelect={setSelected}
      />
      <BulkBar
        collection="jobs"
        selected={selected}
        onSelect={setSelected}
        actions={
          isTrash
            ? ['restore', 'delete']
            : ['publish', 'unpublish', 'activate', 'deactivate', 'trash']
        }
        nameOf={(id) => rows.find((row) => row.id === id)?.title ?? id}
      />
      {entry ? <JobForm job={entry.existing} careersEmail={careersEmail} onClose={close} /> : null}
      {doomed ? (
        <Confirm
          title={t('job.deleteTitle')}
          text={isTrash ? t('bulk.confirmDelete') : t('job.deleteText', { title: doomed.title })}
          action={t('delete')}
          onConfirm={() =>
            remove(t, {
              isForGood: isTrash,
              collection: 'jobs',
              id: doomed.id,
              done: t('toast.jobDeleted'),
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
  listPath('jobs', {
    depth: 0,
    limit: rowsPerPage,
    page: state.page,
    sort: state.sort,
    locale: lng,
    search: state.search,
    trash: inTrash(state) ? 'true' : undefined,
    ...whereAll(statusCondition(state)),
    ...selecting(
      'title',
      'location',
      'department',
      'vacancy',
      'experienceNeeded',
      'postedAt',
      'isActive',
      '_status',
    ),
  })
