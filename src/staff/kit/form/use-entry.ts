import { useCallback, useEffect, useState } from 'react'
import { useAddress } from '../address'
import { useApprovalRule } from '../api/approvals'
import { api } from '../api/call'
import type { Collection } from '../api/records'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/toast-failure'

/**
 * Which entry is open in a dialog: a new one, or one that was read just now in all languages. An address
 * with `open=new` or `open=<id>` opens it at once.
 */
export function useEntry<T>(collection: Collection) {
  const t = useTexts()
  // Who cannot publish goes on with the draft; the form of others is of what is public.
  const query = useApprovalRule(collection) ? '&draft=true' : ''
  const { get, set } = useAddress()
  const [entry, setEntry] = useState<{ existing: T | undefined } | null>(null)

  const edit = useCallback(
    async (id: string) => {
      try {
        setEntry({
          existing: await api<T>(`/admin/${collection}/${id}?locale=all&depth=0${query}`),
        })
      } catch (error) {
        toastFailure(t('toast.loadFailed'), error)
      }
    },
    [collection, query, t],
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
