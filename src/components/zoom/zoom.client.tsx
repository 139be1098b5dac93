'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { ZoomWords } from './zoom-dialog.client'

const ZoomDialog = lazy(() => import('./zoom-dialog.client'))

interface Props {
  /** Id of the element with the links: each has a picture, and its number as `data-zoom`. */
  place: string
  words: ZoomWords
}

/** Opens the pictures of a place large, where a link would lead to the file without scripts. */
export function Zoom({ place, words }: Props) {
  const [opened, setOpened] = useState<number>()

  useEffect(() => {
    const gallery = document.getElementById(place)
    const onClick = (event: Event) => {
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
      const link = (event.target as Element).closest<HTMLElement>('a[data-zoom]')
      if (!link || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      setOpened(Number(link.dataset.zoom))
    }
    gallery?.addEventListener('click', onClick)
    return () => gallery?.removeEventListener('click', onClick)
  }, [place])

  if (opened === undefined) return null
  return (
    <Suspense>
      <ZoomDialog place={place} first={opened} words={words} onClose={() => setOpened(undefined)} />
    </Suspense>
  )
}
