'use client'

import Link from 'next/link'
import { type ReactNode, useEffect } from 'react'
import {
  forgetSession,
  forgetUnsaved,
  isSigningOut,
  markSigningOut,
} from '@/src/platform/browser/staff-storage'

const page = '/admin/logout'

interface Props {
  className?: string
  children: ReactNode
}

/**
 * The way out of the panel. What the browser stores is removed at once, whether the server can be reached or not; where it
 * could not, the next page of the panel leads out again.
 */
export function SignOut({ className, children }: Props) {
  useEffect(() => {
    if (isSigningOut()) location.assign(page)
  }, [])

  const forget = () => {
    markSigningOut(true)
    forgetUnsaved()
    forgetSession()
  }
  return (
    <Link className={className} href={page} prefetch={false} onClick={forget}>
      {children}
    </Link>
  )
}

/** Stands in the page of the sign-in, which nobody sees whose session lasts: the browser has signed out. */
export function SignedOut() {
  useEffect(() => {
    markSigningOut(false)
    forgetSession()
  }, [])
  return null
}
