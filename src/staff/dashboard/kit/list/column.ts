import type { ReactNode } from 'react'

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
