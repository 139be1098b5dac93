'use client'

import { useNav } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './nav.module.css'

/** The left side of the panel; a window without room for it has it in a drawer, which Payload's own button opens. */
export function Side({ children }: { children: ReactNode }) {
  const { hydrated, navOpen, setNavOpen } = useNav()
  const side = useRef<HTMLElement>(null)
  const veil = useRef<HTMLDivElement>(null)
  const isOpen = hydrated && navOpen

  useEffect(() => {
    const drawer = side.current
    if (!isOpen || !drawer || matchMedia('(width >= 1024px)').matches) return
    const opener = document.activeElement
    const close = () => setNavOpen(false)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    const onFollow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !drawer.contains(relatedTarget as Node)) close()
    }
    const ground = veil.current
    drawer.querySelector('a')?.focus()
    drawer.addEventListener('keydown', onKey)
    drawer.addEventListener('click', onFollow)
    drawer.addEventListener('focusout', onLeave)
    ground?.addEventListener('click', close)
    return () => {
      drawer.removeEventListener('keydown', onKey)
      drawer.removeEventListener('click', onFollow)
      drawer.removeEventListener('focusout', onLeave)
      ground?.removeEventListener('click', close)
      const isHeld =
        drawer.contains(document.activeElement) || document.activeElement === document.body
      if (isHeld && opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen, setNavOpen])

  return (
    <>
      <div ref={veil} className={css.veil} data-open={isOpen || undefined} />
      <aside ref={side} className={css.side} data-open={isOpen || undefined}>
        {children}
      </aside>
    </>
  )
}
