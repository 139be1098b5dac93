'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { quoteStatuses } from '@/src/contract/quote-form'
import type { StaffQuoteRequest } from '@/src/contract/staff/quote-inbox'
import type { User } from '@/src/contract/user'
import { useStaff } from '../kit/api/auth'
import { api } from '../kit/api/call'
import { download } from '../kit/api/download'
import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer, selecting, whereAll, write } from '../kit/api/records'
import { BulkBar } from '../kit/list/bulk-bar'
import type { Column } from '../kit/list/data-table'
import { EntryList } from '../kit/list/entry-list'
import { type ListState, useListState } from '../kit/list/list-state'
import { rowsPerPage } from '../kit/list/table-pages'
import { Filter, TableTools } from '../kit/list/table-tools'
import { useColumns } from '../kit/list/use-columns'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { formatDateTime } from '../kit/ui/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/toast-failure'
import css from '../kit/list/inbox.module.css'
import { QuoteDialog } from './quote-dialog'

/** What the list shows of a request; the rest is read when one is opened. */
const shownFields = [
  'number',
  'company',
  'positions',
  'status',
  'assignee',
  'createdAt',
  'name',
] as const

type ListedRequest = Pick<StaffQuoteRequest, 'id' | (typeof shownFields)[number]>

/** Requests for quotes: read, given to a colleague, answered (super_admin). */
export function QuoteInbox() {
  const t = useTexts()
  const { isSuperAdmin } = useStaff()
  return isSuperAdmin ? <Requests /> : <p className={css.refused}>{t('quote.onlySuperAdmin')}</p>
}

function Requests() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('-createdAt', ['status', 'assignee'])
  const list = useApi<ListAnswer<ListedRequest>>(
    listPath('quote-requests', {
      ...conditionsOf(state),
      depth: 0,
      limit: rowsPerPage,
      page: state.page,
      sort: state.sort,
      ...selecting(...shownFields),
    }),
  )
  const accounts = useApi<ListAnswer<User>>(accountsPath).data?.docs ?? []
  const [selected, setSelected] = useState<string[]>([])
  const [open, setOpen] = useState<StaffQuoteRequest | null>(null)
  const [doomed, setDoomed] = useState<ListedRequest | null>(null)
  const all: Column<ListedRequest>[] = [
    {
      id: 'number',
      label: t('quote.number'),
      sort: 'number',
      isFixed: true,
      cell: ({ number, status }) => (
        <span className={css.name} data-new={status === 'new' || undefined}>
          {number}
        </span>
      ),
    },
    { id: 'company', label: t('inquiry.company'), sort: 'company', cell: (row) => row.company },
    {
      id: 'machines',
      label: t('quote.machines'),
      cell: ({ positions }) =>
        positions
          .map(({ amount, product, code }) => `${amount} × ${product}${code ? ` (${code})` : ''}`)
          .join(', '),
    },
    {
      id: 'status',
      label: t('status.label'),
      sort: 'status',
      cell: ({ status }) => t(`quote.status.${status}`),
    },
    {
      id: 'assignee',
      label: t('quote.assignee'),
      cell: ({ assignee }) => accounts.find(({ id }) => id === assignee)?.username ?? '',
    },
    {
      id: 'createdAt',
      label: t('inquiry.received'),
      sort: 'createdAt',
      cell: ({ createdAt }) => formatDateTime(new Date(createdAt), lng),
    },
  ]
  const { columns, choice } = useColumns('quotes', all)
  const rows = list.data?.docs ?? []

  const show = async ({ id }: ListedRequest) => {
    try {
      setOpen(await api<StaffQuoteRequest>(`/admin/quote-requests/${id}?depth=0`))
    } catch (error) {
      toastFailure(t('toast.loadFailed'), error)
    }
  }
  const exportAll = () =>
    void download(
      listPath('quote-requests', conditionsOf(state)).replace('?', '/export?'),
      'quote-requests.csv',
      'text/csv',
    ).catch((error: unknown) => toastFailure(t('csv.failed'), error))

  return (
    <section aria-labelledby="quotes-title">
      <h1 id="quotes-title" className={css.title}>
        {t('header.quotes')}
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
          label={t('status.any')}
          name="status"
          state={state}
          options={quoteStatuses.map((value) => ({ value, label: t(`quote.status.${value}`) }))}
        />
        <Filter
          label={t('quote.assignee')}
          name="assignee"
          state={state}
          options={accounts.map(({ id, username }) => ({ value: id, label: username }))}
        />
      </TableTools>
      <EntryList
        query={list}
        loading={t('quote.loading')}
        failed={t('quote.loadFailed')}
        none={t('quote.none')}
        caption={t('header.quotes')}
        columns={columns}
        state={state}
        nameOf={({ number }) => number}
        editLabel={t('inquiry.open')}
        onEdit={(request) => void show(request)}
        onDelete={setDoomed}
        selected={selected}
        onSelect={setSelected}
      />
      <BulkBar
        collection="quote-requests"
        selected={selected}
        onSelect={setSelected}
        actions={['delete']}
        nameOf={(id) => rows.find((row) => row.id === id)?.number ?? id}
      />
      {open ? (
        <QuoteDialog request={open} accounts={accounts} onClose={() => setOpen(null)} />
      ) : null}
      {doomed ? (
        <Confirm
          title={t('quote.confirmDelete')}
          text={`${doomed.number} · ${doomed.company}`}
          action={t('delete')}
          onConfirm={async () => {
            await write('quote-requests', 'DELETE', `/${doomed.id}`)
            toast({ title: t('quote.deleted') })
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}

const accountsPath = listPath('users', {
  depth: 0,
  limit: 200,
  sort: 'username',
  ...selecting('username'),
})

function conditionsOf({ search, filter }: ListState): Record<string, string> {
  const asked = ['status', 'assignee'].filter((name) => filter(name) !== '')
  return {
    search,
    ...whereAll(asked.map((name) => ({ [`[${name}][equals]`]: filter(name) }))),
  }
}
