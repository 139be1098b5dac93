import type { ReactNode } from 'react'
import css from './item-link.module.css'
import { SiteLink } from './site-link'

/**
 * The link in the title of one of several things: all of the thing answers to it, while its words alone
 * are read out. The thing itself must be positioned.
 */
export const ItemLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <SiteLink className={css.link} href={href}>
    {children}
  </SiteLink>
)
