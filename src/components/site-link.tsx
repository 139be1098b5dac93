import type { ReactNode } from 'react'
import { sitePath } from '../domain/links/link'
import { LocalLink, type LocalLinkProps } from './local-link.client'

interface Props extends LocalLinkProps {
  children: ReactNode
  /** Said after the words of a link that leaves the site, as it opens in a new tab. */
  newTabHint?: string
}

/**
 * A link of the site, or out of it into a new tab. Pages are fetched ahead by `Pointing` alone, when
 * somebody points at a link: for all links in sight, a footer would ask for thirty of them.
 */
export function SiteLink({ href, scroll, children, newTabHint, ...rest }: Props) {
  const target = sitePath(href)
  if (!/^https?:/i.test(target)) {
    return (
      <LocalLink href={target} scroll={scroll} {...rest}>
        {children}
      </LocalLink>
    )
  }
  return (
    <a {...rest} href={target} target="_blank" rel="noopener noreferrer">
      {children}
      {newTabHint ? <span className="visually-hidden"> ({newTabHint})</span> : null}
    </a>
  )
}
