import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { orderedCollections } from '@/src/contract/staff/bulk'
import { api } from '../api/call'
import { type Collection, readCollectionAgain } from '../api/records'
import { toastFailure } from '../ui/failure'
import { useTexts } from '../ui/texts'

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

interface Move {
  ids: string[]
  /** The same, as they stood. */
  before: string[]
}

/** The order of a collection's records: written when a row is moved, and taken back by "Undo". */
export function useOrder(collection: Collection & (typeof orderedCollections)[number]) {
  const t = useTexts()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ ids }: Move) =>
      api(`/admin/${collection}/order`, { method: 'POST', body: { ids } }),
    onSuccess: (_answer, { ids, before }) =>
      toast({
        title: t('table.moved'),
        action: {
          label: t('undo'),
          altText: t('undo'),
          onSelect: () => mutate({ ids: before, before: ids }),
        },
      }),
    onError: (error) => toastFailure(t, t('toast.updateFailed'), error),
    // Under way until the list was read: rows in their new order must not jump back meanwhile.
    onSettled: () => readCollectionAgain(collection),
    // One after the other, so that the last order is the one that stays.
    scope: { id: `order ${collection}` },
  })
  return {
    order: isPending ? variables.ids : undefined,
    reorder: (ids: string[], before: string[]) => mutate({ ids, before }),
  }
}
