import type { ReactNode } from 'react'
import css from './overview.module.css'

interface Props {
  id: string
  title: string
  /** The text of an empty box, which is then this one line. */
  empty?: string | false
  children: ReactNode
}

/** A part of the overview. */
export function Box({ id, title, empty = false, children }: Props) {
  return (
    <section aria-labelledby={id} className={empty ? css.folded : css.box}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {empty ? <p className={css.none}>{empty}</p> : children}
    </section>
  )
}
