'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { ZoomWords } from './zoom-dialog.client'

const ZoomDialog = lazy(() => import('./zoom-dialog.client'))

/** Opens the pictures of the gallery large, where a link would lead to the file without scripts. */
export function Zoom({ words }: { words: ZoomWords }) {
  const [opened, setOpened] = useState<number>()

  useEffect(() => {
    const gallery = document.querySelector('[data-gallery]')
    const onClick = (event: Event) => {
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
      const link = (event.target as Element).closest<HTMLElement>('a[data-zoom]')
      if (!link || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      setOpened(Number(link.dataset.zoom))
    }
    gallery?.addEventListener('click', onClick)
    return () => gallery?.removeEventListener('click', onClick)
  }, [])

  if (opened === undefined) return null
  return (
    <Suspense>
      <ZoomDialog first={opened} words={words} onClose={() => setOpened(undefined)} />
    </Suspense>
  )
}
