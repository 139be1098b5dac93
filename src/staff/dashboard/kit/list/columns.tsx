'use client'

import { type ReactNode, useState } from 'react'
import { Check } from '../form/field'
import { useTexts } from '../ui/texts'
import css from './table-tools.module.css'

export interface Column<T> {
  id: string
  label: string
  cell: (row: T) => ReactNode
  /** The field by which a press on the head sorts. */
  sort?: string
  isNumeric?: boolean
  /** Always there; the others may be put away. */
  isFixed?: boolean
}

/**
 * Which columns of a table are shown; the browser remembers it.
 * @param hiddenAtFirst columns that come only when asked for
 */
export function useColumns<T>(table: string, all: Column<T>[], hiddenAtFirst: string[] = []) {
  const t = useTexts()
  const key = `staff.columns.${table}`
  const [hidden, setHidden] = useState<string[]>(() => remembered(key) ?? hiddenAtFirst)

  const set = (id: string, isShown: boolean) => {
    const next = isShown ? hidden.filter((other) => other !== id) : [...hidden, id]
    setHidden(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  const choice = (
    <details className={css.columns}>
      <summary>{t('table.columns')}</summary>
      <div className={css.columnList}>
        {all
          .filter(({ isFixed }) => !isFixed)
          .map(({ id, label }) => (
            <Check
              key={id}
              label={label}
              checked={!hidden.includes(id)}
              onChange={(isShown) => set(id, isShown)}
            />
          ))}
      </div>
    </details>
  )
  return { columns: all.filter(({ id, isFixed }) => isFixed || !hidden.includes(id)), choice }
}

function remembered(key: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(value) ? value.map(String) : undefined
  } catch {
    return undefined
  }
}
