import type { UseQueryResult } from '@tanstack/react-query'
import { DataTable, type TableProps, type TableRow } from './data-table'
import { type EmptyHint, EmptyList, TablePages } from './table-tools'
import type { ListState } from './list-state'
import { QueryState } from '../ui/query-state'
import type { ListAnswer } from '../api/records'

export interface EntryListProps<T extends TableRow> extends Omit<TableProps<T>, 'rows' | 'state'> {
  query: UseQueryResult<ListAnswer<T>>
  /** Rows to show, where they hold more than was read. */
  rows?: T[]
  state: ListState
  loading: string
  failed: string
  none: string
  /** Hint at the origin of the first record, shown in an empty list. */
  hint?: EmptyHint
}

/** A page of records in a table, with the way to the others; or why there is none to show. */
export function EntryList<T extends TableRow>(props: EntryListProps<T>) {
  const { query, rows = query.data?.docs ?? [], ...about } = props
  const { state, loading, failed, none, hint, ...table } = about
  return (
    <QueryState query={query} loading={loading} failed={failed} shape="rows">
      {rows.length === 0 ? (
        <EmptyList isNarrowed={state.isNarrowed} text={none} hint={hint} />
      ) : (
        <DataTable {...table} rows={rows} state={state} />
      )}
      <TablePages state={state} total={query.data?.totalDocs ?? 0} />
    </QueryState>
  )
}
