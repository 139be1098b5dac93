'use client'

import { useState, type ReactNode } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { BulkAction } from '@/src/contract/staff/bulk'
import { useStaff } from '../kit/api/auth'
import { api } from '../kit/api/call'
import { download } from '../kit/api/download'
import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer, selecting, whereAll, write } from '../kit/api/records'
import { BulkBar } from '../kit/list/bulk-bar'
import { type Column, useColumns } from '../kit/list/columns'
import { EntryList } from '../kit/list/entry-list'
import { type ListState, useListState } from '../kit/list/list-state'
import { Filter, rowsPerPage, TableTools } from '../kit/list/table-tools'
import { useOpened } from '../kit/list/use-opened'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import css from '../kit/list/view.module.css'

interface InboxFilter {
  name: string
  label: string
  options: { value: string; label: string }[]
  /** The condition of a value; without it, the field of that name equals it. */
  where?: (value: string) => Record<string, string>
}

interface Props<Sent extends Listed, Row extends Listed> {
  collection: 'inquiries' | 'quote-requests' | 'job-applications'
  /** Before the keys of its texts. */
  texts: 'inquiry' | 'quote' | 'application'
  title: string
  /** Fields that the list shows of each; the rest is read when one is opened. */
  fields: readonly string[]
  columns: Column<Row>[]
  filters: InboxFilter[]
  bulkActions: BulkAction[]
  isExported?: boolean
  nameOf: (row: Row) => string
  /** Returns the summary in the question before one is deleted. */
  summaryOf: (row: Row) => string
  /** After one has been read for the first time. */
  onOpen?: (sent: Sent) => Promise<unknown>
  dialog: (sent: Sent, close: () => void) => ReactNode
}

interface Listed {
  id: string
}

/** List of visitors' messages, for staff with the inbox, applications for super_admin: search, open, export, delete. */
export function Inbox<Sent extends Listed, Row extends Listed>(props: Props<Sent, Row>) {
  const t = useTexts()
  const { may, isSuperAdmin } = useStaff()
  return (props.texts === 'application' ? isSuperAdmin : may('inbox')) ? (
    <Entries {...props} />
  ) : (
    <p className={css.refused}>{t(`${props.texts}.refused`)}</p>
  )
}

function Entries<Sent extends Listed, Row extends Listed>(props: Props<Sent, Row>) {
  const { collection, texts, title, fields, filters, bulkActions, nameOf, summaryOf } = props
  const t = useTexts()
  const { viewedBy } = useStaff()
  const state = useListState(
    '-createdAt',
    filters.map(({ name }) => name),
  )
  const conditions = conditionsOf(state, filters)
  const list = useApi<ListAnswer<Row>>(
    listPath(collection, {
      ...conditions,
      depth: 0,
      limit: rowsPerPage,
      page: state.page,
      sort: state.sort,
      ...selecting(...fields),
    }),
  )
  const [selected, setSelected] = useState<string[]>([])
  const [doomed, setDoomed] = useState<Row | null>(null)
  const { columns, choice } = useColumns(collection, props.columns)
  const rows = list.data?.docs ?? []

  const { opened, open, close, gone } = useOpened(title, async (id) => {
    const sent = await api<Sent>(`/admin/${collection}/${id}?depth=0`)
    if (!viewedBy) await props.onOpen?.(sent)
    return sent
  })
  const exportAll = () =>
    void download(
      listPath(collection, conditions).replace('?', '/export?'),
      `${collection}.csv`,
      'text/csv',
    ).catch((error: unknown) => toastFailure(t, t('csv.failed'), error))

  return (
    <section aria-labelledby="inbox-title">
      <h1 id="inbox-title" className={css.title}>
        {title}
      </h1>
      <TableTools
        state={state}
        end={
          <>
            {choice}
            {props.isExported ? <Button onClick={exportAll}>{t('csv.export')}</Button> : null}
          </>
        }
      >
        {filters.map(({ name, label, options }) => (
          <Filter key={name} label={label} name={name} state={state} options={options} />
        ))}
      </TableTools>
      <EntryList
        query={list}
        loading={t(`${texts}.loading`)}
        failed={t(`${texts}.loadFailed`)}
        none={t(`${texts}.none`)}
        hint={{
          text: t(`${texts}.noneHint`),
          link: { href: visitorForms[texts], label: t(`${texts}.noneLink`) },
        }}
        caption={title}
        columns={columns}
        state={state}
        nameOf={nameOf}
        hasAddresses
        editLabel={t('inquiry.open')}
        onEdit={({ id }) => open(id)}
        onDelete={setDoomed}
        selected={selected}
        onSelect={setSelected}
      />
      <BulkBar
        collection={collection}
        selected={selected}
        onSelect={setSelected}
        rows={rows}
        actions={bulkActions}
        nameOf={(id) => {
          const row = rows.find((each) => each.id === id)
          return row ? nameOf(row) : id
        }}
      />
      {opened?.existing ? props.dialog(opened.existing, close) : gone}
      {doomed ? (
        <Confirm
          title={t(`${texts}.confirmDelete`)}
          text={summaryOf(doomed)}
          action={t('delete')}
          onConfirm={async () => {
            await write(collection, 'DELETE', `/${doomed.id}`)
            toast({ title: t(`${texts}.deleted`) })
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}

/** Pages on which visitors write these messages. */
const visitorForms = { inquiry: '/contact', quote: '/quote', application: '/careers' } as const

function conditionsOf({ search, filter }: ListState, filters: InboxFilter[]) {
  const asked = filters.filter(({ name }) => filter(name) !== '')
  return {
    search,
    ...whereAll(
      asked.map(
        ({ name, where }) => where?.(filter(name)) ?? { [`[${name}][equals]`]: filter(name) },
      ),
    ),
  }
}
