import { useCallback, useEffect, useState } from 'react'
import { useAddress } from '../address'
import { api } from '../api/call'
import type { Collection } from '../api/records'
import { readWaitingDraft } from '../api/waiting-drafts'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/toast-failure'

/**
 * Which entry is open in a dialog: a new one, or the latest version of one, read just now in all languages. An address
 * with `open=new` or `open=<id>` opens it at once.
 */
export function useEntry<T>(collection: Collection) {
  const t = useTexts()
  const { get, set } = useAddress()
  const [entry, setEntry] = useState<{ existing: T | undefined } | null>(null)

  const edit = useCallback(
    async (id: string) => {
      try {
        const [latest, waiting] = await Promise.all([
          api<T>(`/admin/${collection}/${id}?locale=all&depth=0&draft=true`),
          readWaitingDraft(collection, id),
        ])
        setEntry({ existing: { ...latest, waiting } })
      } catch (error) {
        toastFailure(t, t('toast.loadFailed'), error)
      }
    },
    [collection, t],
  )

  useEffect(() => {
    const wanted = get('open')
    if (!wanted) return
    set({ open: '' })
    if (wanted === 'new') setEntry({ existing: undefined })
    else void edit(wanted)
  }, [get, set, edit])

  return {
    entry,
    edit,
    create: () => setEntry({ existing: undefined }),
    close: () => setEntry(null),
  }
}
