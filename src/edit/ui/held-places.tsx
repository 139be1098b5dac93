'use client'

import { useEffect, useState } from 'react'
import type { Held } from '@/src/edit/model/presence'
import { type HeldPlace, placesOfHeld } from '@/src/edit/page/places-of-held'
import { useSay } from './texts'

interface Props {
  held: Held[]
  /** Changes whenever the page was drawn anew. */
  drawn: number
}

/** Frames on the page around fields that others have open, with their names. */
export function HeldPlaces({ held, drawn }: Props) {
  const say = useSay()
  const [places, setPlaces] = useState<HeldPlace[]>([])
  const names = JSON.stringify(held)
  useEffect(() => {
    const measure = () => setPlaces(placesOfHeld(JSON.parse(names) as Held[]))
    measure()
    if (names === '[]') return
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [names, drawn])
  return places.map(({ key, username, box }) => (
    <div
      key={key}
      className="held"
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    >
      <span>{say('inPlace.heldBy', { name: username })}</span>
    </div>
  ))
}
