'use client'

import { type ComponentType, useEffect, useState } from 'react'
import css from './pending/pending.module.css'
import type { PointingProps } from './pointing.client'

interface Props {
  loading: string
  loadingJobs: string
}

/** Events of a visitor who is about to use the page; a press without one of the others before it is one, too. */
const signs = ['pointerover', 'focusin', 'click'] as const

/**
 * Loads what follows pointer and focus at the first sign of them: tooltips, pages that are fetched ahead, placeholders of pages
 * that are waited for. What was pointed at, and pressed, until the code is there is handed over.
 */
export function FirstSign(texts: Props) {
  const [Pointing, setPointing] = useState<ComponentType<PointingProps>>()
  const [early, setEarly] = useState<PointingProps['early']>({})

  useEffect(() => {
    const seen: PointingProps['early'] = {}
    const listening = new AbortController()
    let loading: Promise<void> | undefined
    const load = async () => {
      const parts = await import('./pointing.client')
      listening.abort()
      setEarly(seen)
      setPointing(() => parts.Pointing)
    }
    const onSign = (event: Event) => {
      if (event.type === 'click') seen.click = event as MouseEvent
      else seen.pointed = event
      // What fails now is asked for again at the next sign.
      loading ??= load().catch(() => {
        loading = undefined
      })
    }
    for (const sign of signs) addEventListener(sign, onSign, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  return (
    <div role="status" className={css.place}>
      {Pointing ? <Pointing {...texts} early={early} /> : null}
    </div>
  )
}
