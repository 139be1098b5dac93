'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import css from './header.module.css'

interface Props {
  label: ReactNode
  className?: string
  children: ReactNode
}

/** A `details` that closes as a menu does: by Escape, a click elsewhere, or a change of the page. */
export function Disclosure({ label, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    if (details.current) details.current.open = false
  }, [pathname])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const open = details.current
      if (event.key !== 'Escape' || !open?.open) return
      open.open = false
      open.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      const open = details.current
      if (open?.open && !open.contains(event.target as Node)) open.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])

  return (
    <details ref={details} className={[css.disclosure, className].filter(Boolean).join(' ')}>
      <summary className={css.summary}>{label}</summary>
      <div className={css.panel}>{children}</div>
    </details>
  )
}
