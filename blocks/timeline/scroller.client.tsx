'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import css from './timeline.module.css'

interface Props {
  titleId: string
  years: string[]
  labels: { previous: string; next: string }
  words: ReactNode
  /** The entries, as items of the list. */
  children: ReactNode
}

/** A list that scrolls by itself, with buttons from entry to entry, and the year one is at. */
export function Scroller({ titleId, years, labels, words, children }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [at, setAt] = useState({ entry: 0, isTop: true, isBottom: false, isReady: false })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => setAt(positionIn(element))
    look()
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])

  const go = (step: 1 | -1) => {
    const element = list.current
    if (!element) return
    const tops = topsIn(element)
    const here = element.scrollTop
    const target =
      step > 0 ? tops.find((top) => top > here + 2) : tops.findLast((top) => top < here - 2)
    // How it gets there, at once or smoothly, is the style sheet's matter.
    element.scrollTop = target ?? (step > 0 ? element.scrollHeight : 0)
  }

  return (
    <div className={css.block}>
      <div className={css.words}>
        {words}
        <div className={css.now} hidden={!at.isReady}>
          <p className={css.large} aria-hidden="true">
            {years[at.entry]}
          </p>
          <div className={css.controls}>
            <button
              type="button"
              className={css.control}
              aria-label={labels.previous}
              disabled={at.isTop}
              onClick={() => go(-1)}
            >
              <span className={css.up} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={css.control}
              aria-label={labels.next}
              disabled={at.isBottom}
              onClick={() => go(1)}
            >
              <span className={css.down} aria-hidden="true" />
            </button>
          </div>
        </div>
      </div>
      {/* A region that scrolls must be reachable, so that arrow keys can scroll it. */}
      <div className={css.region}>
        <ol ref={list} className={css.list} tabIndex={0} aria-labelledby={titleId}>
          {children}
        </ol>
      </div>
    </div>
  )
}

/** Returns the starts of the entries, px from the top of the list's content. */
const topsIn = (list: HTMLElement): number[] =>
  [...list.children].map((entry) => (entry as HTMLElement).offsetTop)

function positionIn(list: HTMLElement) {
  const end = list.scrollHeight - list.clientHeight
  const isBottom = list.scrollTop >= end - 1
  const tops = topsIn(list)
  const passed = tops.filter((top) => top <= list.scrollTop + list.clientHeight / 3).length
  return {
    entry: isBottom ? tops.length - 1 : Math.max(0, passed - 1),
    isTop: list.scrollTop <= 1,
    isBottom,
    isReady: true,
  }
}
