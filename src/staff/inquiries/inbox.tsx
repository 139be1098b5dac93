'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { StaffInquiry } from '@/src/contract/staff/inquiry-inbox'
import { useStaff } from '../kit/api/auth'
import { api } from '../kit/api/call'
import { BulkBar } from '../kit/list/bulk-bar'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import type { Column } from '../kit/list/data-table'
import { download } from '../kit/api/download'
import { EntryList } from '../kit/list/entry-list'
import { formatDateTime } from '../kit/ui/format'
import { useListState, type ListState } from '../kit/list/list-state'
import { useApi } from '../kit/api/query'
import { listPath, selecting, whereAll, write, type ListAnswer } from '../kit/api/records'
import { rowsPerPage } from '../kit/list/table-pages'
import { Filter, TableTools } from '../kit/list/table-tools'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/toast-failure'
import { useColumns } from '../kit/list/use-columns'
import css from '../kit/list/inbox.module.css'
import { InquiryDialog } from './inquiry-dialog'

/** What the list shows of an inquiry; the rest is read when one is opened. */
const shownFields = ['name', 'subject', 'company', 'email', 'isRead', 'createdAt'] as const

type ListedInquiry = Pick<StaffInquiry, 'id' | (typeof shownFields)[number]>

/** What visitors asked: read, noted, answered (super_admin). */
export function Inbox() {
  const t = useTexts()
  const { isSuperAdmin } = useStaff()
  return isSuperAdmin ? <Inquiries /> : <p className={css.refused}>{t('inquiry.onlySuperAdmin')}</p>
}

function Inquiries() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('-createdAt', ['read'])
  const list = useApi<ListAnswer<ListedInquiry>>(
    listPath('inquiries', {
      ...conditionsOf(state),
      depth: 0,
      limit: rowsPerPage,
      page: state.page,
      sort: state.sort,
      ...selecting(...shownFields),
    }),
  )
  const [selected, setSelected] = useState<string[]>([])
  const [open, setOpen] = useState<StaffInquiry | null>(null)
  const [doomed, setDoomed] = useState<ListedInquiry | null>(null)
  const all: Column<ListedInquiry>[] = [
    {
      id: 'name',
      label: t('inquiry.name'),
      sort: 'name',
      isFixed: true,
      cell: ({ name, isRead }) => (
        <span className={css.name} data-new={!isRead || undefined}>
          {name}
          {isRead ? null : <span className={css.new}>{t('inquiry.new')}</span>}
        </span>
      ),
    },
    { id: 'subject', label: t('inquiry.subject'), cell: ({ subject }) => subject },
    {
      id: 'company',
      label: t('inquiry.company'),
      sort: 'company',
      cell: (inquiry) => inquiry.company,
    },
    { id: 'email', label: t('inquiry.email'), sort: 'email', cell: ({ email }) => email },
    {
      id: 'createdAt',
      label: t('inquiry.received'),
      sort: 'createdAt',
      cell: ({ createdAt }) => formatDateTime(new Date(createdAt), lng),
    },
  ]
  const { columns, choice } = useColumns('inquiries', all)
  const rows = list.data?.docs ?? []

  const show = async ({ id, isRead }: ListedInquiry) => {
    try {
      setOpen(await api<StaffInquiry>(`/admin/inquiries/${id}?depth=0`))
      if (!isRead) await write('inquiries', 'PATCH', `/${id}`, { isRead: true })
    } catch (error) {
      toastFailure(t('toast.loadFailed'), error)
    }
  }
  const exportAll = () =>
    void download(
      listPath('inquiries', conditionsOf(state)).replace('?', '/export?'),
      'inquiries.csv',
      'text/csv',
    ).catch((error: unknown) => toastFailure(t('csv.failed'), error))

  return (
    <section aria-labelledby="inbox-title">
      <h1 id="inbox-title" className={css.title}>
        {t('header.inquiries')}
      </h1>
      <TableTools
        state={state}
        end={
          <>
            {choice}
            <Button onClick={exportAll}>{t('csv.export')}</Button>
          </>
        }
      >
        <Filter
          label={t('inquiry.any')}
          name="read"
          state={state}
          options={[
            { value: 'false', label: t('inquiry.onlyNew') },
            { value: 'true', label: t('inquiry.onlyRead') },
          ]}
        />
      </TableTools>
      <EntryList
        query={list}
        loading={t('inquiry.loading')}
        failed={t('inquiry.loadFailed')}
        none={t('inquiry.none')}
        caption={t('header.inquiries')}
        columns={columns}
        state={state}
        nameOf={({ name }) => name}
        editLabel={t('inquiry.open')}
        onEdit={(inquiry) => void show(inquiry)}
        onDelete={setDoomed}
        selected={selected}
        onSelect={setSelected}
      />
      <BulkBar
        collection="inquiries"
        selected={selected}
        onSelect={setSelected}
        actions={['read', 'unread', 'delete']}
        nameOf={(id) => rows.find((row) => row.id === id)?.name ?? id}
      />
      {open ? <InquiryDialog inquiry={open} onClose={() => setOpen(null)} /> : null}
      {doomed ? (
        <Confirm
          title={t('inquiry.confirmDelete')}
          text={doomed.name}
          action={t('delete')}
          onConfirm={async () => {
            await write('inquiries', 'DELETE', `/${doomed.id}`)
            toast({ title: t('inquiry.deleted') })
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}

function conditionsOf({ search, filter }: ListState): Record<string, string> {
  const read = filter('read')
  return {
    search,
    ...whereAll(
      read === 'true'
        ? [{ '[isRead][equals]': 'true' }]
        : read === 'false'
          ? [{ '[isRead][not_equals]': 'true' }]
          : [],
    ),
  }
}
