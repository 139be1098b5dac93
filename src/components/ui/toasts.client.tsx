'use client'

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { noToasts, toastStore } from './toast'

const Toaster = lazy(async () => ({ default: (await import('./toaster.client')).Toaster }))

interface Props {
  /** Name of the region; `{hotkey}` stands for the key that leads there. */
  label: string
  close: string
}

/** The place of toasts on every page. Their code comes with the first toast, or the first F8. */
export function Toasts(props: Props) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => noToasts)
  const [isAsked, setAsked] = useState(false)

  useEffect(() => {
    if (isAsked) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'F8') setAsked(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isAsked])

  if (!isAsked && toasts.length === 0) return null
  return (
    <Suspense>
      <Toaster {...props} toasts={toasts} isAsked={isAsked} />
    </Suspense>
  )
}
