import { useMutation, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { type BulkAction, type BulkCollection, maxBulk } from '@/src/contract/staff/bulk'
import { api } from '../api/call'
import type { ListAnswer } from '../api/records'
import { Button } from '../ui/button'
import { toastFailure } from '../ui/failure'
import { QueryState } from '../ui/query-state'
import { useTexts } from '../ui/texts'
import { BulkBar } from './bulk-bar'
import { DataTable, type TableProps, type TableRow } from './data-table'
import { type ListState, useSelection } from './list-state'
import { type EmptyHint, EmptyList, TablePages } from './table-tools'

type Decided = 'rows' | 'state' | 'selected' | 'onSelect'

export interface EntryListProps<T extends TableRow> extends Omit<TableProps<T>, Decided> {
  query: UseQueryResult<ListAnswer<T>>
  /** Rows to show, where they hold more than was read. */
  rows?: T[]
  state: ListState
  loading: string
  failed: string
  none: string
  /** Hint at the origin of the first record, shown in an empty list. */
  hint?: EmptyHint
  /** Actions for many rows at once; without them rows are not selected. */
  bulk?: Bulk
}

interface Bulk {
  collection: BulkCollection
  /** Actions for the selected rows; the last of them deletes. */
  actions: BulkAction[]
  /** Path by which the page of the list is read. */
  path: string
}

/** A page of records in a table, with the way to the others; or why there is none to show. */
export function EntryList<T extends TableRow>(props: EntryListProps<T>) {
  const { query, rows = query.data?.docs ?? [], bulk, ...about } = props
  const { state, loading, failed, none, hint, ...table } = about
  const { nameOf } = table
  const [selected, select] = useSelection(state.filter('status'))
  // Rows of other pages, as they were when they were selected.
  const [others, setOthers] = useState<T[]>([])
  const known = [...rows, ...others.filter(({ id }) => !rows.some((row) => row.id === id))]
  const onSelect = (ids: string[], read = known) => {
    select(ids)
    setOthers(read.filter(({ id }) => ids.includes(id)))
  }
  const total = query.data?.totalDocs ?? 0
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selected.includes(id))
  return (
    <>
      <QueryState query={query} loading={loading} failed={failed} shape="rows">
        {rows.length === 0 ? (
          <EmptyList isNarrowed={state.isNarrowed} text={none} hint={hint} />
        ) : (
          <DataTable
            {...table}
            rows={rows}
            state={state}
            selected={selected}
            onSelect={bulk && ((ids) => onSelect(ids))}
          />
        )}
        <TablePages state={state} total={total} />
      </QueryState>
      {bulk ? (
        <BulkBar
          collection={bulk.collection}
          actions={bulk.actions}
          selected={selected}
          onSelect={(ids) => onSelect(ids)}
          rows={known}
          nameOf={(id) => {
            const row = known.find((one) => one.id === id)
            return row ? nameOf(row) : id
          }}
        >
          {isPageSelected && total > rows.length ? (
            <Matching<T>
              path={bulk.path}
              onPage={rows.length}
              total={total}
              selected={selected}
              onSelect={(docs) =>
                onSelect(
                  docs.map(({ id }) => id),
                  docs,
                )
              }
            />
          ) : null}
        </BulkBar>
      ) : null}
    </>
  )
}

interface MatchingProps<T> {
  path: string
  onPage: number
  total: number
  selected: string[]
  onSelect: (rows: T[]) => void
}

/** Selects what a list finds beyond its page: as much as one call changes. */
function Matching<T extends TableRow>({ path, onPage, total, ...props }: MatchingProps<T>) {
  const { selected, onSelect } = props
  const t = useTexts()
  const all = pathOfAll(path)
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => ({ of: all, docs: (await api<ListAnswer<T>>(all)).docs }),
    onSuccess: ({ docs }) => onSelect(docs),
    onError: (error) => toastFailure(t, t('toast.loadFailed'), error),
  })
  const isDone = data?.of === all && data.docs.every(({ id }) => selected.includes(id))
  if (isDone)
    return data.docs.length < total
      ? t('bulk.someMatching', { first: data.docs.length, total })
      : t('bulk.allMatching', { count: data.docs.length })
  return (
    <>
      {t('bulk.onPage', { count: onPage })}{' '}
      <Button look="ghost" isInactive={isPending} aria-busy={isPending} onClick={() => mutate()}>
        {total > maxBulk
          ? t('bulk.selectFirst', { first: maxBulk, total })
          : t('bulk.selectMatching', { count: total })}
      </Button>
    </>
  )
}

/** The path of a list without its pages: as many of its records as one call takes. */
function pathOfAll(path: string): string {
  const [base, query] = path.split('?')
  const params = new URLSearchParams(query)
  params.delete('page')
  params.set('limit', String(maxBulk))
  return `${base}?${params}`
}
