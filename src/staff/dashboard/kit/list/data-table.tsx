'use client'

import { useId, useState } from 'react'
import { useAddress } from '../address'
import css from './data-table.module.css'
import type { ListState } from './list-state'
import { Row } from './table-row'
import { useTexts } from '../ui/texts'
import type { Column } from './columns'
import { useRowReorder } from './row-order'

export interface TableRow {
  id: string
}

export interface TableProps<T extends TableRow> {
  caption: string
  columns: Column<T>[]
  rows: T[]
  state: Pick<ListState, 'sort' | 'setSort'>
  /** Returns the name of the row. */
  nameOf: (row: T) => string
  onEdit: (row: T) => void
  /** True where `open` in the address opens a row: its name is a link then. */
  hasAddresses?: boolean
  /** Label of the button that opens a row, where it does not edit. */
  editLabel?: string
  onDelete: (row: T) => void
  /** Rows that can be deleted; without it all of them. */
  canDelete?: (row: T) => boolean
  selected?: string[]
  onSelect?: (ids: string[]) => void
  /** The ids in the order that is being written, until the list is read in it. */
  order?: string[]
  /** Gets the ids of all rows in their new order, and as they stood; without it rows cannot be moved. */
  onReorder?: (ids: string[], before: string[]) => void
}

/**
 * Records in rows. By keyboard: up and down go through the rows, Enter edits, Space selects, Delete asks
 * to delete, Alt with up or down moves a row where rows have an order.
 */
export function DataTable<T extends TableRow>(props: TableProps<T>) {
  const { caption, columns, state, selected, onSelect, onReorder, canDelete } = props
  const t = useTexts()
  const id = useId()
  const [active, setActive] = useState(0)
  const { rows, move, dragged, drag } = useRowReorder(props.rows, props.order, onReorder)
  const { hrefWith } = useAddress()
  const isAllSelected = rows.length > 0 && rows.every((row) => selected?.includes(row.id))
  const isAnySelected = rows.some((row) => selected?.includes(row.id))

  return (
    <div className={css.region}>
      <table className={css.table} id={id}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {onReorder ? (
              <th scope="col" className={css.narrow}>
                <span className="visually-hidden">{t('table.order')}</span>
              </th>
            ) : null}
            {onSelect ? (
              <th scope="col" className={css.narrow}>
                <input
                  type="checkbox"
                  ref={(box) => {
                    if (box) box.indeterminate = !isAllSelected && isAnySelected
                  }}
                  className={css.tick}
                  aria-label={t('table.selectAll')}
                  checked={isAllSelected}
                  onChange={() => onSelect(isAllSelected ? [] : rows.map((row) => row.id))}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <Head key={column.id} column={column} state={state} />
            ))}
            <th scope="col" className={css.actions}>
              <span className="visually-hidden">{t('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              row={row}
              columns={columns}
              name={props.nameOf(row)}
              isActive={index === Math.min(active, rows.length - 1)}
              isSelected={selected?.includes(row.id)}
              isDragged={dragged === index}
              onActive={() => setActive(index)}
              onStep={(by) => setActive(Math.min(Math.max(index + by, 0), rows.length - 1))}
              id={row.id}
              href={props.hasAddresses ? hrefWith({ open: row.id }) : undefined}
              editLabel={props.editLabel}
              onEdit={() => props.onEdit(row)}
              onDelete={canDelete?.(row) === false ? undefined : () => props.onDelete(row)}
              onSelect={onSelect ? () => onSelect(toggled(selected ?? [], row.id)) : undefined}
              onMove={
                onReorder
                  ? (by) => {
                      move(index, index + by)
                      setActive(Math.min(Math.max(index + by, 0), rows.length - 1))
                    }
                  : undefined
              }
              drag={onReorder ? drag(index) : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadProps<T> {
  column: Column<T>
  state: Pick<ListState, 'sort' | 'setSort'>
}

function Head<T>({ column, state }: HeadProps<T>) {
  const { label, sort, isNumeric } = column
  const field = state.sort.replace(/^-/, '')
  const direction =
    field !== sort ? undefined : state.sort.startsWith('-') ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={direction} data-numeric={isNumeric || undefined}>
      {sort ? (
        <button
          type="button"
          className={css.sort}
          onClick={() => state.setSort(direction === 'ascending' ? `-${sort}` : sort)}
        >
          {label}
          <span aria-hidden="true" className={css.arrow} data-direction={direction} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

const toggled = (ids: string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
