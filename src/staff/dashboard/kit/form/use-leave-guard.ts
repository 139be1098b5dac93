import { useEffect, useRef } from 'react'
import { leavesRecord } from '../address'

/** The parts used of the Navigation API, which the types of TypeScript may lack. */
interface History extends EventTarget {
  traverseTo: (key: string) => unknown
}
interface Step extends Event {
  navigationType: string
  destination: { key: string; url: string }
}

/**
 * Holds a record with unsaved changes open when the browser goes back or forward, until the person has decided. `popstate` would be
 * too late: Next hears it first, and takes the form away. Browsers without the Navigation API keep the draft alone.
 * @param isDirty true while there is something to lose
 * @param ask shows the question
 * @returns `resume` goes where the browser was going, and returns false where it was going nowhere; `stay` forgets it
 */
export function useLeaveGuard(isDirty: boolean, ask: () => void) {
  const held = useRef<string>(null)
  const isLeaving = useRef(false)
  const question = useRef(ask)
  useEffect(() => {
    question.current = ask
  }, [ask])

  useEffect(() => {
    const steps = browserHistory()
    if (!isDirty || !steps) return
    const hold = (event: Event) => {
      const { navigationType, cancelable, destination } = event as Step
      if (navigationType !== 'traverse' || !cancelable || isLeaving.current) return
      if (!leavesRecord(location.href, destination.url)) return
      event.preventDefault()
      held.current = destination.key
      question.current()
    }
    steps.addEventListener('navigate', hold)
    return () => steps.removeEventListener('navigate', hold)
  }, [isDirty])

  return {
    resume: (): boolean => {
      if (held.current === null) return false
      isLeaving.current = true
      browserHistory()?.traverseTo(held.current)
      return true
    },
    stay: () => {
      held.current = null
    },
  }
}

const browserHistory = (): History | undefined =>
  (globalThis as unknown as { navigation?: History }).navigation
