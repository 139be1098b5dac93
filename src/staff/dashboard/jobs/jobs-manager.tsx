'use client'

import { useStaff } from '../kit/api/auth'
import { Button } from '../kit/ui/button'
import { Status, Title } from '../kit/list/cells'
import { useCompany } from '../kit/ui/site-facts'
import { entriesPath, StatusFilter, TrashableList } from '../kit/list/trashable-list'
import { formatDay } from '@/src/staff/workflow/format'
import { listFilters } from '@/src/contract/staff/list-views'
import { useListState } from '../kit/list/list-state'
import { useApi } from '../kit/api/query'
import type { ListAnswer } from '../kit/api/records'
import { TableTools } from '../kit/list/table-tools'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { type Column, useColumns } from '../kit/list/columns'
import { useEntry } from '../kit/list/use-opened'
import type { StoredVisibility } from '../kit/form/visibility'
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

const shownFields = [
  'title',
  'location',
  'department',
  'vacancy',
  'experienceNeeded',
  'postedAt',
  'isActive',
  '_status',
]

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
  const state = useListState('-postedAt', listFilters.jobs)
  const path = entriesPath('jobs', state, lng, shownFields)
  const list = useApi<ListAnswer<ListedJob>>(path)
  const { entry, create, edit, close, reopen, gone } = useEntry<StoredJob>('jobs')
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
    {
      id: 'status',
      label: t('status.label'),
      cell: ({ postedAt, ...row }) => <Status {...row} publicFrom={postedAt} />,
    },
  ]
  const { columns, choice } = useColumns('jobs', all)

  return (
    <section aria-label={t('tab.jobs')}>
      <TableTools
        state={state}
        views="jobs"
        end={
          <>
            {choice}
            <Button look="primary" onClick={create}>
              {t('job.new')}
            </Button>
          </>
        }
      >
        <StatusFilter state={state} hasDate />
      </TableTools>
      <TrashableList
        collection="jobs"
        path={path}
        query={list}
        loading={t('job.loading')}
        failed={t('job.loadFailed')}
        none={t('job.none')}
        hint={{ text: t('job.noneHint') }}
        caption={t('tab.jobs')}
        columns={columns}
        state={state}
        nameOf={({ title }) => title}
        onEdit={edit}
        deleteTitle={t('job.deleteTitle')}
        deleteText={({ title }, isForGood) =>
          isForGood ? t('bulk.confirmDelete') : t('job.deleteText', { title })
        }
        deleted={t('toast.jobDeleted')}
      />
      {entry ? (
        <JobForm
          job={entry.existing}
          careersEmail={careersEmail}
          onClose={close}
          onReopen={reopen}
        />
      ) : (
        gone
      )}
    </section>
  )
}
