'use client'

import { useEffect, useRef } from 'react'
import { reserveFoot } from '@/src/platform/browser/foot-room'
import { useAnnounceChange } from './announcer.client'
import { clearComparison, comparedCount, useCollecting, useComparison } from './comparison.client'
import css from './compare-tray.module.css'
import { LocalAnchor } from './local-link.client'

/** Between the tray and what is below, px. */
const gap = 16

interface Props {
  /** With `{{count}}` in place of the number. */
  open: string
  clear: string
}

/** Shows how many products are marked for comparison, and leads to it. */
export function CompareTray({ open, clear }: Props) {
  const { slugs } = useComparison()
  const text = open.replace('{{count}}', String(slugs.length))
  const tray = useRef<HTMLDivElement>(null)
  const isShown = slugs.length > 0
  useEffect(
    () => (isShown && tray.current ? reserveFoot('--foot-tray', tray.current, gap) : undefined),
    [isShown],
  )
  useCollecting()
  useAnnounceChange(slugs.length, comparedCount, text)
  return (
    <div className={css.place}>
      {isShown ? (
        <div ref={tray} className={css.tray}>
          <LocalAnchor className={css.open} href={`/products/compare?ids=${slugs.join(',')}`}>
            {text}
          </LocalAnchor>
          <button className={css.clear} type="button" onClick={clearComparison}>
            {clear}
          </button>
        </div>
      ) : null}
    </div>
  )
}
