import type { ReactNode } from 'react'
import { detectLang } from '../i18n/page-language'
import { Phrases } from './phrases'
import css from './block-title.module.css'

interface Props {
  heading: 'h1' | 'h2'
  id?: string
  children: ReactNode
}

/** Title of a block; the one that opens the page is set larger. */
export const BlockTitle = ({ heading: Heading, id, children }: Props) => (
  <Heading id={id} className={css[Heading]} lang={detectLang(children)}>
    <Phrases>{children}</Phrases>
  </Heading>
)
