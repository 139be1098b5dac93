'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/routing/route'

export interface LocalLinkProps extends ComponentProps<'a'> {
  href: string
  /** False where the page stays where it is scrolled to. */
  scroll?: boolean
}

/**
 * A link inside the site, to the page in the language of the one on which it stands. Next's own link would be a sixth of the
 * site's scripts, for what is not used here: `Pointing` prefetches.
 */
export function LocalLink({ href, scroll, onClick, ...rest }: LocalLinkProps) {
  const router = useRouter()
  const address = linkIn(usePageLanguage(), href)
  return (
    <a
      href={address}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isForRouter(event)) return
        event.preventDefault()
        router.push(address, { scroll })
      }}
    />
  )
}

/** Returns true for a press that opens a page of the site in this tab. */
const isForRouter = ({
  currentTarget: link,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  link.origin === location.origin

/** The same, for what is opened as a new document. */
export const LocalAnchor = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <a href={linkIn(usePageLanguage(), href)} {...rest} />
)

/** A form that opens a page of the site in the language of the one on which it stands. */
export const LocalForm = ({ action, ...rest }: ComponentProps<'form'> & { action: string }) => (
  <form action={linkIn(usePageLanguage(), action)} {...rest} />
)
