import { toast } from '@/src/components/ui/toast'
import type { ListState } from '../list/list-state'
import type { Texts } from '../ui/texts'
import { toastFailure } from '../ui/failure'
import { write, type Collection } from './records'

/** Collections with a trash. */
export type Trashable = Extract<Collection, 'products' | 'news' | 'jobs'>

interface Removal {
  collection: Trashable
  id: string
  done: string
  /** Deletes for good, for records that are already in the trash. */
  isForGood: boolean
}

/** Returns true where a list shows the trash. */
export const inTrash = ({ filter }: Pick<ListState, 'filter'>): boolean =>
  filter('status') === 'trash'

/** Deletes an entry, into the trash: the message about it offers to take it back. */
export async function remove(t: Texts, { collection, id, done, isForGood }: Removal) {
  try {
    if (isForGood) await write(collection, 'DELETE', `/${id}?trash=true`)
    else await write(collection, 'PATCH', `/${id}`, { deletedAt: new Date().toISOString() })
  } catch (error) {
    toastFailure(t, t('toast.deleteFailed'), error)
    throw error
  }
  const undo = {
    label: t('undo'),
    altText: t('undo'),
    onSelect: () => void takeBack(t, collection, id),
  }
  toast({ title: done, action: isForGood ? undefined : undo })
}

/** Takes an entry out of the trash. */
export async function takeBack(t: Texts, collection: Trashable, id: string): Promise<void> {
  try {
    await write(collection, 'PATCH', `/${id}?trash=true`, { deletedAt: null })
    toast({ title: t('toast.restored') })
  } catch (error) {
    toastFailure(t, t('toast.updateFailed'), error)
  }
}
