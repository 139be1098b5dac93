'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { hasNoLanguage } from '@/src/routing/route'
import { Pending } from './pending.client'
import { Tooltips } from './ui/tooltips.client'

export interface PointingProps {
  loading: string
  loadingJobs: string
  /** The last event of pointer or focus, and the last press, before this was loaded. */
  early: { pointed?: Event; click?: MouseEvent }
}

/** Follows pointer and focus on pages of the site; `FirstSign` loads it. */
export function Pointing({ early, ...texts }: PointingProps) {
  useEffect(() => {
    const { type, target } = early.pointed ?? {}
    if (!(target instanceof Element)) return
    const isPointedAt = target.matches(type === 'focusin' ? ':focus' : ':hover')
    if (isPointedAt) target.dispatchEvent(copyOf(early.pointed))
  }, [early])
  return (
    <>
      <Pending {...texts} early={early.click} />
      <Tooltips />
      <FetchAhead />
    </>
  )
}

const copyOf = (event: Event | undefined): Event =>
  event instanceof PointerEvent
    ? new PointerEvent(event.type, { bubbles: true, pointerType: event.pointerType })
    : new FocusEvent('focusin', { bubbles: true })

/** Time for which the pointer rests on a link before its page is prefetched, ms: less means that it only passed. */
const hoverMs = 60

type Options = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>

/** Fetches all of the page; by default Next fetches its layout alone. Next does not export the enum of its kinds. */
const fullPrefetch = { kind: 'full' as Options['kind'] }

/** Fetches the page of a link while somebody points at it, or has come to it by keyboard. */
function FetchAhead() {
  const { prefetch } = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let last: Element | null
    const onPoint = (event: Event) => {
      // A finger on a link is on its way to scroll as often as not.
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
      const link = (event.target as Element).closest('a')
      if (link === last) return
      clearTimeout(timer)
      last = link
      if (link && isPage(link)) {
        timer = setTimeout(() => prefetch(link.pathname + link.search, fullPrefetch), hoverMs)
      }
    }
    addEventListener('pointerover', onPoint)
    addEventListener('focusin', onPoint)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerover', onPoint)
      removeEventListener('focusin', onPoint)
    }
  }, [prefetch])
  return null
}

const isPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  link.target === '' &&
  link.pathname !== location.pathname &&
  !hasNoLanguage(link.pathname)
