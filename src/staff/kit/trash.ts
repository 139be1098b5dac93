import { toast } from '@/src/components/ui/toast'
import { describe } from './api'
import { write, type Collection } from './records'
import type { Texts } from './texts'

interface Removal {
  collection: Extract<Collection, 'products' | 'news' | 'jobs'>
  id: string
  done: string
  failed: string
}

/** Deletes an entry, into the trash: the message about it offers to take it back. */
export async function moveToTrash(t: Texts, { collection, id, done, failed }: Removal) {
  try {
    await write(collection, 'PATCH', `/${id}`, { deletedAt: new Date().toISOString() })
  } catch (error) {
    toast({ title: failed, description: describe(error), variant: 'destructive' })
    throw error
  }
  toast({
    title: done,
    action: {
      label: t('undo'),
      altText: t('undo'),
      onSelect: () =>
        void write(collection, 'PATCH', `/${id}?trash=true`, { deletedAt: null }).then(
          () => toast({ title: t('toast.restored') }),
          (error: unknown) =>
            toast({
              title: t('toast.updateFailed'),
              description: describe(error),
              variant: 'destructive',
            }),
        ),
    },
  })
}
