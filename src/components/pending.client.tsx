'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { publicPath } from '@/src/routing/route'
import css from './pending/pending.module.css'

/** A page that is there sooner than this is not announced, ms. */
const delayMs = 300

/** Numbers of placeholders for each awaited kind (specification, section 9). */
const placeholders: Record<AwaitedKind, number> = { category: 8, product: 1, news: 6, jobs: 0 }

interface Props {
  loading: string
  loadingJobs: string
  /** A press that came before this component. */
  early?: MouseEvent
}

/** Placeholder of a page while the server takes its time over it. */
export function Pending({ loading, loadingJobs, early }: Props) {
  const path = usePathname()
  const [awaited, setAwaited] = useState<{ kind: AwaitedKind; from: string }>()
  const kind = awaited?.from === path ? awaited.kind : undefined
  const unanswered = useRef(early)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const forget = () => {
      clearTimeout(timer)
      setAwaited(undefined)
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a')
      // The router keeps the browser from following the links that it follows itself.
      if (!link || !event.defaultPrevented || link.pathname === location.pathname) return
      forget()
      const kind = awaitedKind(publicPath(link.pathname))
      if (kind) timer = setTimeout(() => setAwaited({ kind, from: path }), delayMs)
    }
    if (unanswered.current) onClick(unanswered.current)
    unanswered.current = undefined
    addEventListener('click', onClick)
    addEventListener('pagehide', forget)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', onClick)
      removeEventListener('pagehide', forget)
    }
  }, [path])

  useEffect(() => {
    if (kind) scrollTo({ top: 0, behavior: 'instant' })
  }, [kind])

  if (!kind) return null
  return (
    <div className={css.page}>
      <p className={kind === 'jobs' ? undefined : 'visually-hidden'}>
        {kind === 'jobs' ? loadingJobs : loading}
      </p>
      <div className={css[kind]} aria-hidden>
        {Array.from({ length: placeholders[kind] }, (_, index) => (
          <div key={index} className={css.card} data-placeholder />
        ))}
      </div>
    </div>
  )
}

/** Pages that show what they wait for. */
type AwaitedKind = 'category' | 'product' | 'news' | 'jobs'

const kinds: [pattern: RegExp, kind: AwaitedKind][] = [
  [/^\/products\/category\/[^/]+\/?$/, 'category'],
  [/^\/product\/[^/]+\/?$/, 'product'],
  [/^\/news\/?$/, 'news'],
  [/^\/careers\/?$/, 'jobs'],
]

/**
 * Returns the kind of page that a visitor waits for at a path without a language; undefined where nothing is shown
 * meanwhile.
 */
const awaitedKind = (path: string): AwaitedKind | undefined =>
  kinds.find(([pattern]) => pattern.test(path))?.[1]
