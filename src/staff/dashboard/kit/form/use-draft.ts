import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft, type Draft } from './drafts'

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
