import { useEffect, useRef, useState } from 'react'
import { unsavedPrefixes } from '@/src/platform/browser/staff-storage'

/** Prefix of unsaved form values in this browser: a crash loses nothing. */
const prefix = unsavedPrefixes.form

interface Draft<V> {
  values: V
  at: Date
}

function keepDraft(key: string | null, values: object): void {
  if (key === null) return
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ values, at: Date.now() }))
  } catch {
    // The storage is full or closed: the form works without.
  }
}

function readDraft<V>(key: string | null): Draft<V> | null {
  if (key === null) return null
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as {
      values: V
      at: number
    } | null
    return kept && { values: kept.values, at: new Date(kept.at) }
  } catch {
    return null
  }
}

const dropDraft = (key: string | null): void => localStorage.removeItem(prefix + (key ?? ''))

const saveDelayMs = 600

interface FormState<V> {
  initial: V
  values: V
  isDirty: boolean
}

/**
 * Keeps the unsaved values of a form in the browser, and asks before the page is left with them.
 * @param key null keeps no draft
 * @returns `draft`: what was kept earlier, null where it is no different from the initial values;
 *   `hideDraft` stops offering it, `forgetDraft` removes it too
 */
export function useDraft<V extends object>(
  key: string | null,
  { initial, values, isDirty }: FormState<V>,
): { draft: Draft<V> | null; hideDraft: () => void; forgetDraft: () => void } {
  const [found, setFound] = useState(() => readDraft<V>(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!isDirty) return
    timer.current = setTimeout(() => keepDraft(key, values), saveDelayMs)
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('beforeunload', onLeave)
    }
  }, [key, values, isDirty])

  const hideDraft = () => setFound(null)
  return {
    draft: found && JSON.stringify(found.values) !== JSON.stringify(initial) ? found : null,
    hideDraft,
    forgetDraft: () => {
      // A form that is closed may stand for a moment more, and would keep what is dropped here.
      clearTimeout(timer.current)
      dropDraft(key)
      hideDraft()
    },
  }
}
