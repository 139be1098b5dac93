'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { applicationStatuses } from '@/src/contract/application-form'
import type { StaffApplication } from '@/src/contract/staff/application-inbox'
import { useStaff } from '../kit/api/auth'
import { api } from '../kit/api/call'
import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer, selecting, whereAll, write } from '../kit/api/records'
import { BulkBar } from '../kit/list/bulk-bar'
import type { Column } from '../kit/list/data-table'
import { EntryList } from '../kit/list/entry-list'
import { useListState } from '../kit/list/list-state'
import { rowsPerPage } from '../kit/list/table-pages'
import { Filter, TableTools } from '../kit/list/table-tools'
import { useColumns } from '../kit/list/use-columns'
import { Confirm } from '../kit/ui/confirm'
import { formatDateTime, formatDay } from '../kit/ui/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/toast-failure'
import css from '../kit/list/inbox.module.css'
import { ApplicationDialog } from './application-dialog'

/** What the list shows of an application; the rest is read when one is opened. */
const shownFields = ['name', 'title', 'status', 'createdAt', 'deleteAfter'] as const

type ListedApplication = Pick<StaffApplication, 'id' | (typeof shownFields)[number]>

/** Applications for positions: read, answered, deleted on their day (super_admin). */
export function ApplicationInbox() {
  const t = useTexts()
  const { isSuperAdmin } = useStaff()
  return isSuperAdmin ? (
    <Applications />
  ) : (
    <p className={css.refused}>{t('application.onlySuperAdmin')}</p>
  )
}

function Applications() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('-createdAt', ['status'])
  const status = state.filter('status')
  const list = useApi<ListAnswer<ListedApplication>>(
    listPath('job-applications', {
      search: state.search,
      ...whereAll(status === '' ? [] : [{ '[status][equals]': status }]),
      depth: 0,
      limit: rowsPerPage,
      page: state.page,
      sort: state.sort,
      ...selecting(...shownFields),
    }),
  )
  const [selected, setSelected] = useState<string[]>([])
  const [open, setOpen] = useState<StaffApplication | null>(null)
  const [doomed, setDoomed] = useState<ListedApplication | null>(null)
  const all: Column<ListedApplication>[] = [
    {
      id: 'name',
      label: t('inquiry.name'),
      sort: 'name',
      isFixed: true,
      cell: (row) => (
        <span className={css.name} data-new={row.status === 'new' || undefined}>
          {row.name}
        </span>
      ),
    },
    { id: 'title', label: t('application.job'), sort: 'title', cell: ({ title }) => title },
    {
      id: 'status',
      label: t('status.label'),
      sort: 'status',
      cell: (row) => t(`application.status.${row.status}`),
    },
    {
      id: 'createdAt',
      label: t('inquiry.received'),
      sort: 'createdAt',
      cell: ({ createdAt }) => formatDateTime(new Date(createdAt), lng),
    },
    {
      id: 'deleteAfter',
      label: t('application.until'),
      sort: 'deleteAfter',
      cell: ({ deleteAfter }) => formatDay(deleteAfter, lng),
    },
  ]
  const { columns, choice } = useColumns('applications', all)
  const rows = list.data?.docs ?? []

  const show = async ({ id }: ListedApplication) => {
    try {
      setOpen(await api<StaffApplication>(`/admin/job-applications/${id}?depth=0`))
    } catch (error) {
      toastFailure(t('toast.loadFailed'), error)
    }
  }

  return (
    <section aria-labelledby="applications-title">
      <h1 id="applications-title" className={css.title}>
        {t('header.applications')}
      </h1>
      <TableTools state={state} end={choice}>
        <Filter
          label={t('status.any')}
          name="status"
          state={state}
          options={applicationStatuses.map((value) => ({
            value,
            label: t(`application.status.${value}`),
          }))}
        />
      </TableTools>
      <EntryList
        query={list}
        loading={t('application.loading')}
        failed={t('application.loadFailed')}
        none={t('application.none')}
        caption={t('header.applications')}
        columns={columns}
        state={state}
        nameOf={({ name }) => name}
        editLabel={t('inquiry.open')}
        onEdit={(application) => void show(application)}
        onDelete={setDoomed}
        selected={selected}
        onSelect={setSelected}
      />
      <BulkBar
        collection="job-applications"
        selected={selected}
        onSelect={setSelected}
        actions={['delete']}
        nameOf={(id) => rows.find((row) => row.id === id)?.name ?? id}
      />
      {open ? <ApplicationDialog application={open} onClose={() => setOpen(null)} /> : null}
      {doomed ? (
        <Confirm
          title={t('application.confirmDelete')}
          text={`${doomed.name} · ${doomed.title}`}
          action={t('delete')}
          onConfirm={async () => {
            await write('job-applications', 'DELETE', `/${doomed.id}`)
            toast({ title: t('application.deleted') })
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}
