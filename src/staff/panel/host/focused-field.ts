import { useSyncExternalStore } from 'react'

type Places = Record<string, string>

/** Returns the field of the form that had the focus last, its label by its path: a page has too many fields to list. */
export const useFocusedField = (): Places =>
  useSyncExternalStore(
    follow,
    () => focused,
    () => none,
  )

const none: Places = {}

let focused: Places = none

function follow(redraw: () => void): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const field = target instanceof Element ? target.closest('[id^="field-"]') : null
    if (!field) return
    const path = field.id.slice('field-'.length).replaceAll('__', '.')
    if (path in focused) return
    const label = field.closest('.field-type')?.querySelector('.field-label, label')?.textContent
    focused = { [path]: label?.replaceAll('*', '').trim() || path }
    redraw()
  }
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}
