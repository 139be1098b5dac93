'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** A row of tabs that can be pushed where it is wider than the window; it begins at the current one. */
export function TabStrip({ children, className }: { children: ReactNode; className?: string }) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = strip.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !current) return
    const observer = new ResizeObserver(() => {
      row.scrollLeft = current.offsetLeft - row.clientWidth / 4
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [])
  return (
    <ul ref={strip} className={className}>
      {children}
    </ul>
  )
}
