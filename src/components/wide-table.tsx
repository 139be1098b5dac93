import type { ReactNode } from 'react'
import css from './wide-table.module.css'

interface Props {
  children: ReactNode
  /** Id of the heading that names the table. */
  labelledBy: string
}

/** A table of lines. One wider than the screen scrolls within itself, by keyboard too. */
export const WideTable = ({ children, labelledBy }: Props) => (
  // What scrolls must be reachable by keyboard.
  <div className={css.region} role="group" aria-labelledby={labelledBy} tabIndex={0}>
    <table className={css.table}>{children}</table>
  </div>
)
