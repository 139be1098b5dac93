import type { ReactNode } from 'react'
import css from './block-title.module.css'

interface Props {
  heading: 'h1' | 'h2'
  id?: string
  children: ReactNode
}

/** Title of a block; the one that opens the page is set larger. */
export const BlockTitle = ({ heading: Heading, id, children }: Props) => (
  <Heading id={id} className={css[Heading]}>
    {children}
  </Heading>
)
