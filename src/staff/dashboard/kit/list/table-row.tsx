'use client'

import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { Button } from '../ui/button'
import css from './data-table.module.css'
import { useTexts } from '../ui/texts'
import type { Column } from './columns'
import type { RowDrag } from './row-order'

interface Props<T> {
  /** The id of the record. */
  id: string
  row: T
  columns: Column<T>[]
  name: string
  /** The one row that the keyboard reaches by Tab. */
  isActive: boolean
  isSelected?: boolean
  isDragged: boolean
  onActive: () => void
  onStep: (by: number) => void
  /** The address at which the record is open; without it the row cannot be opened. */
  href?: string
  editLabel?: string
  onEdit: () => void
  onDelete?: () => void
  onSelect?: () => void
  onMove?: (by: number) => void
  drag?: RowDrag
}

export function Row<T>(props: Props<T>) {
  const { row, columns, name, isActive, isSelected, onSelect, onMove, drag } = props
  const t = useTexts()
  const id = useId()
  const element = useRef<HTMLTableRowElement>(null)

  // Where an arrow key has made this row the active one, the focus follows.
  useEffect(() => {
    if (isActive && document.activeElement?.matches('tr[data-row]')) element.current?.focus()
  }, [isActive])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const act = actionOf(event, props)
    if (!act) return
    event.preventDefault()
    act()
  }

  const open = (event: MouseEvent) => {
    // In another tab or window the browser opens it by itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    props.onEdit()
  }
  return (
    <tr
      ref={element}
      data-row={props.id}
      data-dragged={props.isDragged || undefined}
      data-selected={isSelected || undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={props.onActive}
      onKeyDown={onKeyDown}
      onDragOver={drag?.onDragOver}
      onDrop={drag?.onDrop}
    >
      {onMove ? (
        <td className={css.narrow}>
          <button
            type="button"
            draggable
            className={css.handle}
            aria-label={t('table.move', { name })}
            data-tooltip={t('table.moveHint')}
            onDragStart={drag?.onDragStart}
            onDragEnd={drag?.onDragEnd}
            onKeyDown={(event) => {
              const by = steps[event.key]
              if (by === undefined) return
              event.preventDefault()
              onMove(by)
            }}
          >
            <span aria-hidden="true" className={css.grip} />
          </button>
        </td>
      ) : null}
      {onSelect ? (
        <td className={css.narrow}>
          <input
            type="checkbox"
            className={css.tick}
            aria-label={t('table.select', { name })}
            checked={isSelected ?? false}
            onChange={onSelect}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <td
          key={column.id}
          data-label={column.label}
          data-column={column.id}
          data-numeric={column.isNumeric || undefined}
          data-title={column.isFixed || undefined}
        >
          {column.isFixed && props.href ? (
            // By keyboard Enter opens the row, and so does its button.
            <a className={css.name} href={props.href} tabIndex={-1} onClick={open}>
              {column.cell(row)}
            </a>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      <td className={css.actions}>
        <span hidden id={id}>
          {name}
        </span>
        <Button look="ghost" aria-describedby={id} onClick={props.onEdit}>
          {props.editLabel ?? t('edit')}
        </Button>
        {props.onDelete ? (
          <Button look="ghost" aria-describedby={id} onClick={props.onDelete}>
            {t('delete')}
          </Button>
        ) : null}
      </td>
    </tr>
  )
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

type Actions = Pick<Props<unknown>, 'onStep' | 'onMove' | 'onEdit' | 'onDelete' | 'onSelect'>

function actionOf({ key, altKey }: KeyboardEvent, actions: Actions): (() => void) | undefined {
  const step = steps[key]
  if (step !== undefined) {
    return altKey ? actions.onMove && (() => actions.onMove?.(step)) : () => actions.onStep(step)
  }
  if (key === 'Enter') return actions.onEdit
  if (key === 'Delete') return actions.onDelete
  return key === ' ' ? actions.onSelect : undefined
}
