import { useEffect, useState } from 'react'
import type { ShownBlock } from '@/src/staff/in-place/page/blocks-on-page'

export interface PlacedBlock {
  block: ShownBlock
  /** In coordinates of the page; null where it shows nothing. */
  box: DOMRect | null
}

interface Gap {
  /** Id of the block behind it; null at the end of the page. */
  before: string | null
  /** Position of the line that shows it, in coordinates of the page. */
  top: number
}

interface BlockDrag extends Gap {
  id: string
  /** Position of the pointer, in the window. */
  clientY: number
}

/** Distance from an end of the window at which the page begins to scroll, and the step, px. */
const edge = { height: 90, step: 14 }

/** Drags a block between two others. Escape leaves it where it was. */
export function useBlockDrag(
  places: PlacedBlock[],
  onDrop: (id: string, before: string | null) => void,
) {
  const [drag, setDrag] = useState<BlockDrag | null>(null)

  useEffect(() => {
    if (!drag) return
    const { id, clientY } = drag
    const follow = (y: number) => setDrag({ id, clientY: y, ...gapAt(places, y + scrollY) })
    const onMove = (event: PointerEvent) => follow(event.clientY)
    const onEnd = () => {
      setDrag(null)
      onDrop(id, drag.before)
    }
    const onCancel = () => setDrag(null)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel()
    const frame = requestAnimationFrame(() => {
      const by = scrollAt(clientY)
      if (by === 0) return
      scrollBy({ top: by, behavior: 'instant' })
      follow(clientY)
    })
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onEnd)
    addEventListener('pointercancel', onCancel)
    addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onEnd)
      removeEventListener('pointercancel', onCancel)
      removeEventListener('keydown', onKey)
    }
  }, [drag, places, onDrop])

  const begin = (id: string, clientY: number) =>
    setDrag({ id, clientY, ...gapAt(places, clientY + scrollY) })
  return { drag, begin }
}

/** The gap between blocks that is nearest to a height of the page. */
function gapAt(places: PlacedBlock[], y: number): Gap {
  const seen = places.flatMap(({ block, box }) => (box ? [{ id: block.id, box }] : []))
  const behind = seen.find(({ box }) => y < box.top + box.height / 2)
  return behind
    ? { before: behind.id, top: behind.box.top }
    : { before: null, top: seen.at(-1)?.box.bottom ?? 0 }
}

function scrollAt(clientY: number): number {
  if (clientY < edge.height) return -edge.step
  return clientY > innerHeight - edge.height ? edge.step : 0
}
