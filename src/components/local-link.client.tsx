'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/routing/route'

/** A link inside the site, to the page in the language of the one on which it stands. */
export const LocalLink = ({ href, ...rest }: ComponentProps<typeof Link> & { href: string }) => (
  <Link href={linkIn(usePageLanguage(), href)} prefetch={false} {...rest} />
)

/** The same, for what is opened as a new document. */
export const LocalAnchor = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <a href={linkIn(usePageLanguage(), href)} {...rest} />
)

/** A form that opens a page of the site in the language of the one on which it stands. */
export const LocalForm = ({ action, ...rest }: ComponentProps<'form'> & { action: string }) => (
  <form action={linkIn(usePageLanguage(), action)} {...rest} />
)
