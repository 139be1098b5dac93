'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  label: string
  className?: string
  /** Address of the current entry. */
  current: string | undefined
  children: ReactNode
}

/** The landmark of the left menu: in a low window, where it scrolls by itself, its current entry is in view. */
export function MenuNav({ label, className, current, children }: Props) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = ref.current
    const link = nav?.querySelector('[aria-current]')
    if (!nav || !link) return
    const { top, bottom } = link.getBoundingClientRect()
    const seen = nav.getBoundingClientRect()
    if (top < seen.top || bottom > seen.bottom) nav.scrollTop += top - seen.top - seen.height / 2
  }, [current])
  return (
    <nav ref={ref} className={className} aria-label={label}>
      {children}
    </nav>
  )
}
