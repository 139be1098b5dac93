'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { BulkAction } from '@/src/contract/staff/bulk'
import { type AnsweredCollection, type Assignees } from '@/src/contract/staff/inbox'
import { listFilters } from '@/src/contract/staff/list-views'
import type { Language } from '@/src/i18n/languages'
import { useStaff } from '../kit/api/auth'
import { api } from '../kit/api/call'
import { download } from '../kit/api/files'
import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer, selecting, whereAll, write } from '../kit/api/records'
import { type Column, useColumns } from '../kit/list/columns'
import { EntryList } from '../kit/list/entry-list'
import { type ListState, useListState } from '../kit/list/list-state'
import { Filter, rowsPerPage, TableTools } from '../kit/list/table-tools'
import { useOpened } from '../kit/list/use-opened'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import css from '../kit/list/view.module.css'
import { type SentKind, type Sent as AnySent, SentDialog } from './sent-dialog'

interface InboxFilter {
  name: string
  label: string
  options: { value: string; label: string }[]
  /** The condition of a value; without it, the field of that name equals it. */
  where?: (value: string) => Record<string, string>
}

/** Texts for the columns and filters of a list, in the language of the reader. */
export interface Words {
  t: Texts
  lng: Language
  /** Accounts to which what visitors sent may be assigned. */
  accounts: { value: string; label: string }[]
}

/** Description of a kind of visitors’ messages: its list, and the dialog of one of them. */
export interface InboxKind<
  Sent extends AnySent,
  Row extends { id: string },
> extends SentKind<Sent> {
  collection: AnsweredCollection
  title: 'header.inquiries' | 'header.quotes' | 'header.applications'
  /** Fields that the list shows of each; the rest is read when one is opened. */
  fields: readonly string[]
  columns: (words: Words) => Column<Row>[]
  filters: (words: Words) => InboxFilter[]
  bulkActions: BulkAction[]
  isExported?: boolean
  nameOf: (row: Row) => string
  /** Returns the summary in the question before one is deleted. */
  summaryOf: (row: Row) => string
  /** After one has been read for the first time. */
  onOpen?: (sent: Sent) => Promise<unknown>
}

interface Props<Sent extends AnySent, Row extends { id: string }> {
  kind: InboxKind<Sent, Row>
}

/** List of visitors' messages, for staff with the inbox, applications for super_admin: search, open, export, delete. */
export function Inbox<Sent extends AnySent, Row extends { id: string }>(props: Props<Sent, Row>) {
  const { texts } = props.kind
  const t = useTexts()
  const { may, isSuperAdmin } = useStaff()
  return (texts === 'application' ? isSuperAdmin : may('inbox')) ? (
    <Entries {...props} />
  ) : (
    <p className={css.refused}>{t(`${texts}.refused`)}</p>
  )
}

function Entries<Sent extends AnySent, Row extends { id: string }>({ kind }: Props<Sent, Row>) {
  const { collection, texts, bulkActions, nameOf } = kind
  const t = useTexts()
  const { viewedBy } = useStaff()
  const words = { t, lng: useLanguage(), accounts: useAssignees(kind.hasAssignee === true) }
  const title = t(kind.title)
  const filters = kind.filters(words)
  const state = useListState('-createdAt', listFilters[collection], true)
  const conditions = conditionsOf(state, filters)
  const path = listPath(collection, {
    ...conditions,
    depth: 0,
    limit: rowsPerPage,
    page: state.page,
    sort: state.sort,
    ...selecting(...kind.fields.filter((field) => field !== 'id')),
  })
  const list = useApi<ListAnswer<Row>>(path)
  const [doomed, setDoomed] = useState<Row | null>(null)
  const { columns, choice } = useColumns(collection, kind.columns(words))

  const { opened, open, close, gone } = useOpened(title, async (id) => {
    const sent = await api<Sent>(`/admin/${collection}/${id}?depth=0`)
    if (!viewedBy) await kind.onOpen?.(sent)
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
        views={collection}
        end={
          <>
            {choice}
            {kind.isExported ? <Button onClick={exportAll}>{t('csv.export')}</Button> : null}
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
        bulk={{ collection, path, actions: bulkActions }}
      />
      {opened?.existing ? (
        <SentDialog kind={kind} sent={opened.existing} accounts={words.accounts} onClose={close} />
      ) : (
        gone
      )}
      {doomed ? (
        <Confirm
          title={t(`${texts}.confirmDelete`)}
          text={kind.summaryOf(doomed)}
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

/** Returns the accounts to which what visitors sent may be assigned, by name. */
function useAssignees(isAsked: boolean): Words['accounts'] {
  const { data } = useApi<Assignees>(isAsked ? '/admin/inquiries/assignees' : null)
  return (data?.assignees ?? []).map(({ id, username }) => ({ value: id, label: username }))
}

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
