import { useCallback, useEffect, useRef, useState } from 'react'
import { useAddress } from '../address'
import { api } from '../api/call'
import type { Collection } from '../api/records'
import { readWaitingDraft } from '../api/waiting-drafts'
import { toastFailure } from '../ui/failure'
import { useTexts } from '../ui/texts'

/**
 * Reads the record that the address names with `open`, so that it can be sent, reloaded and left by going back. `open=new` is a
 * new one, which is not read.
 * @param read reads a record as it is now
 * @returns what is open; null for nothing, or nothing yet
 */
export function useOpened<T>(read: (id: string) => Promise<T>) {
  const t = useTexts()
  const { get, set } = useAddress()
  const wanted = get('open')
  const [found, setFound] = useState<{ id: string; record: T } | null>(null)
  const [round, setRound] = useState(0)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })

  useEffect(() => {
    if (wanted === '' || wanted === 'new') return
    let isLast = true
    latest.current(wanted).then(
      (record) => {
        if (isLast) setFound({ id: wanted, record })
      },
      (error: unknown) => {
        if (!isLast) return
        toastFailure(t, t('toast.loadFailed'), error)
        set({ open: '' })
      },
    )
    return () => {
      isLast = false
      // Opened again, it is read again.
      setFound(null)
    }
  }, [wanted, round, set, t])

  return {
    opened:
      wanted === 'new'
        ? { existing: undefined }
        : found && found.id === wanted
          ? { existing: found.record }
          : null,
    open: useCallback((id: string) => set({ open: id }, 'push'), [set]),
    /** Reads what is open anew. */
    reopen: useCallback(() => setRound((last) => last + 1), []),
    close: useCallback(() => set({ open: '', lng: '', field: '' }), [set]),
  }
}

/** Which entry is open in a dialog: a new one, or the latest version of one, read just now in all languages. */
export function useEntry<T>(collection: Collection) {
  const { opened, open, close, reopen } = useOpened(async (id) => {
    const [latest, waiting] = await Promise.all([
      api<T>(`/admin/${collection}/${id}?locale=all&depth=0&draft=true`),
      readWaitingDraft(collection, id),
    ])
    return { ...latest, waiting }
  })
  return { entry: opened, edit: open, create: () => open('new'), close, reopen }
}
