import {
  type FormEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'

/**
 * Shows a `<dialog>` over the page as long as its component is drawn. Escape closes it; the focus goes back to what opened
 * it.
 * @returns properties of the element
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // It closes while it is still in the page: from a dialog that is gone the focus goes nowhere.
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    },
    onKeyDown: (event: KeyboardEvent) => {
      // A menu or a form out of which it was opened stays open.
      if (event.key === 'Escape') event.stopPropagation()
    },
  }
}

/** Handles the submit of a form in a dialog: the form of the record, in which it was opened, must not hear of it. */
export const submitAlone = (onSubmit: (() => void) | undefined) => (event: FormEvent) => {
  event.preventDefault()
  event.stopPropagation()
  onSubmit?.()
}
