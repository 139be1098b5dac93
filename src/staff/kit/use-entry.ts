import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { describe } from './api'
import { readNow } from './query'
import type { Collection } from './records'
import { useTexts } from './texts'

/** Which entry is open in a dialog: a new one, or one that was read just now in all languages. */
export function useEntry<T>(collection: Collection) {
  const t = useTexts()
  const [entry, setEntry] = useState<{ existing: T | undefined } | null>(null)
  return {
    entry,
    create: () => setEntry({ existing: undefined }),
    close: () => setEntry(null),
    edit: async (id: string) => {
      try {
        setEntry({ existing: await readNow<T>(`/admin/${collection}/${id}?locale=all&depth=0`) })
      } catch (error) {
        toast({
          title: t('toast.loadFailed'),
          description: describe(error),
          variant: 'destructive',
        })
      }
    },
  }
}
