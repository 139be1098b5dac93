'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { reserveFoot } from '@/src/platform/browser/foot-room'

interface Props {
  className?: string
  label: string
  children: ReactNode
}

/** A bar at the foot of the screen, for which the page and what else stands there leave room. */
export function FootBar({ className, label, children }: Props) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? reserveFoot('--foot-bar', bar.current) : undefined), [])
  return (
    <aside ref={bar} className={className} aria-label={label}>
      {children}
    </aside>
  )
}
