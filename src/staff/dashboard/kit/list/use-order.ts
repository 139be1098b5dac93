import { useMutation } from '@tanstack/react-query'
import { toast } from '@/src/components/ui/toast'
import type { orderedCollections } from '@/src/contract/staff/bulk'
import { api } from '../api/call'
import { type Collection, readCollectionAgain } from '../api/records'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/failure'

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
