'use client'

import { useEffect, useRef, useState } from 'react'
import { useSay } from './texts'
import type { PlacedBlock } from './use-block-drag'

interface Props {
  places: PlacedBlock[]
  nameOf: (id: string) => string
}

/** Tells screen readers which block was hidden or is shown again, once the page is drawn that way. */
export function HiddenStatus({ places, nameOf }: Props) {
  const say = useSay()
  const known = useRef(new Map<string, boolean>())
  const [changed, setChanged] = useState<{ id: string; isHidden: boolean } | null>(null)

  useEffect(() => {
    const isOther = ({ block: { id, isHidden } }: PlacedBlock) =>
      known.current.has(id) && known.current.get(id) !== isHidden
    const other = places.find(isOther)
    if (other) setChanged(other.block)
    known.current = new Map(places.map(({ block: { id, isHidden } }) => [id, isHidden]))
  }, [places])

  const state = changed?.isHidden ? 'inPlace.hidden' : 'inPlace.shown'
  return (
    <p role="status" className="unseen">
      {changed ? `${nameOf(changed.id)}: ${say(state)}` : ''}
    </p>
  )
}
