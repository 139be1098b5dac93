'use client'

import { useEffect } from 'react'

/** Share of a row that must be visible before it fades in. */
const visibleShare = 0.2

/**
 * Lets the rows of a list fade in once, when a fifth of them can be seen (specification, section 9).
 * Only what lies below the screen when the script starts is hidden at all: without a script, in print
 * and where motion is unwanted everything is simply there.
 */
export function Reveal({ listId }: { listId: string }) {
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const waiting = [...list.children].filter(
      (row) => row.getBoundingClientRect().top >= window.innerHeight,
    )
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue
          target.setAttribute('data-reveal', 'shown')
          observer.unobserve(target)
        }
      },
      { threshold: visibleShare },
    )
    for (const row of waiting) {
      row.setAttribute('data-reveal', 'waiting')
      observer.observe(row)
    }
    return () => {
      observer.disconnect()
      for (const row of waiting) row.removeAttribute('data-reveal')
    }
  }, [listId])
  return null
}
