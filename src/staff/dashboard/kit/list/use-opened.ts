import { createElement, useCallback, useEffect, useRef, useState } from 'react'
import { useAddress } from '../address'
import { api, isGone } from '../api/call'
import { type Collection, readWaitingDraft } from '../api/records'
import { Gone } from '../ui/confirm'
import { toastFailure } from '../ui/failure'
import { resourceText } from '../ui/record-names'
import { useTexts } from '../ui/texts'

/**
 * Reads the record that the address names with `open`, so that it can be sent, reloaded and left by going back. `open=new` is a
 * new one, which is not read.
 * @param list the name of the list, to which what is gone leads
 * @param read reads a record as it is now
 * @returns what is open; null for nothing, or nothing yet
 */
export function useOpened<T>(list: string, read: (id: string) => Promise<T>) {
  const t = useTexts()
  const { get, set } = useAddress()
  const wanted = get('open')
  const [found, setFound] = useState<{ id: string; record: T } | null>(null)
  const [missing, setMissing] = useState('')
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
        if (isGone(error)) return setMissing(wanted)
        toastFailure(t, t('toast.loadFailed'), error)
        set({ open: '' })
      },
    )
    return () => {
      isLast = false
      // Opened again, it is read again.
      setFound(null)
      setMissing('')
    }
  }, [wanted, round, set, t])

  const close = useCallback(() => set({ open: '', lng: '', field: '' }), [set])
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
    close,
    /** Says in place of the record that it is gone. */
    gone:
      wanted !== '' && wanted === missing ? createElement(Gone, { list, onClose: close }) : null,
  }
}

/** Which entry is open in a dialog: a new one, or the latest version of one, read just now in all languages. */
export function useEntry<T>(collection: Collection) {
  const t = useTexts()
  const list = resourceText(t, collection)
  const { opened, open, close, reopen, gone } = useOpened(list, async (id) => {
    const [latest, waiting] = await Promise.all([
      api<T>(`/admin/${collection}/${id}?locale=all&depth=0&draft=true`),
      readWaitingDraft(collection, id),
    ])
    return { ...latest, waiting }
  })
  return { entry: opened, edit: open, create: () => open('new'), close, reopen, gone }
}
