import { useState, type DragEvent } from 'react'

/**
 * Rows that can be moved, by hand or by keys.
 * @param order ids in the order that is being written: the rows are shown in it meanwhile
 * @param onReorder is told all ids in their new order, and as they stood
 */
export function useRowReorder<T extends { id: string }>(
  given: T[],
  order: string[] | undefined,
  onReorder?: (ids: string[], before: string[]) => void,
) {
  const [dragged, setDragged] = useState<number | null>(null)
  const rows = order ? sorted(given, order) : given

  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length || from === to) return
    const before = rows.map(({ id }) => id)
    const ids = [...before]
    ids.splice(to, 0, ...ids.splice(from, 1))
    onReorder?.(ids, before)
  }

  return {
    rows,
    move,
    dragged,
    drag: (index: number) => ({
      onDragStart: (event: DragEvent) => {
        setDragged(index)
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(index))
      },
      onDragOver: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== null) move(dragged, index)
        setDragged(null)
      },
      onDragEnd: () => setDragged(null),
    }),
  }
}

export type RowDrag = ReturnType<ReturnType<typeof useRowReorder>['drag']>

function sorted<T extends { id: string }>(rows: T[], order: string[]): T[] {
  const places = new Map(order.map((id, place) => [id, place]))
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}
