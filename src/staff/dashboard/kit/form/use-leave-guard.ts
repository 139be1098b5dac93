import { useEffect, useRef } from 'react'
import { leavesRecord, useAddress } from '../address'

/**
 * Holds a record with unsaved changes open when the browser goes back or forward, until the person has decided.
 * @param isDirty true while there is something to lose
 * @param ask shows the question
 * @returns `resume` goes where the browser was going, and returns false where it was going nowhere; `stay` forgets it
 */
export function useLeaveGuard(isDirty: boolean, ask: () => void) {
  // Rendered again with each address, so that what is kept is the address of the record as it is now.
  const { hrefWith } = useAddress()
  const here = hrefWith({})
  const kept = useRef<{ url: string; state: unknown }>(null)
  const isHeld = useRef(false)
  const isLeaving = useRef(false)
  const question = useRef(ask)
  useEffect(() => {
    kept.current = { url: location.href, state: history.state }
    question.current = ask
  }, [here, ask])

  useEffect(() => {
    if (!isDirty) return
    const hold = (event: PopStateEvent) => {
      const record = kept.current
      if (isLeaving.current || !record || !leavesRecord(record.url, location.href)) return
      // Before Next hears of it, which would show the other address and take the form away.
      event.stopImmediatePropagation()
      history.pushState(record.state, '', record.url)
      isHeld.current = true
      question.current()
    }
    addEventListener('popstate', hold, { capture: true })
    return () => removeEventListener('popstate', hold, { capture: true })
  }, [isDirty])

  return {
    resume: (): boolean => {
      if (!isHeld.current) return false
      isLeaving.current = true
      // The record stands above the address that was asked for.
      history.back()
      return true
    },
    stay: () => {
      isHeld.current = false
    },
  }
}
