'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** A row of tabs that can be pushed where it is wider than the window; it begins at the current one. */
export function TabStrip({ children, className }: { children: ReactNode; className?: string }) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current) {
      strip.current.scrollLeft = current.offsetLeft - strip.current.clientWidth / 4
    }
  }, [])
  return (
    <ul ref={strip} className={className}>
      {children}
    </ul>
  )
}
