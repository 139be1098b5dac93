import type { ReactNode } from 'react'
import css from './overview.module.css'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** A part of the overview. */
export const Box = ({ id, title, children }: Props) => (
  <section aria-labelledby={id} className={css.box}>
    <h2 id={id} className={css.title}>
      {title}
    </h2>
    {children}
  </section>
)
