'use client'

import { useDocumentInfo, useEditDepth, useForm, useFormProcessing, useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Makes one save of one press. Payload's buttons for a draft and for publishing both save a draft by Ctrl+S where documents save
 * by themselves, and so store a new one twice; and the form of a new document can be sent again while the stored one is opened.
 */
export function SaveOnce() {
  const { id, data, globalSlug } = useDocumentInfo()
  const { setProcessing } = useForm()
  const isSaving = useFormProcessing()
  const depth = useEditDepth()
  const { modalState } = useModal()
  const place = useRef<HTMLSpanElement>(null)
  // A global has no id here, and is never left for another address.
  const isLeft = globalSlug === undefined && id === undefined && data?.id !== undefined
  const isOnTop = Object.values(modalState).filter((modal) => modal?.isOpen).length + 1 === depth

  useEffect(() => {
    if (isLeft && !isSaving) setProcessing(true)
  }, [isLeft, isSaving, setProcessing])
  useEffect(() => (isLeft ? () => setProcessing(false) : undefined), [isLeft, setProcessing])

  useEffect(() => {
    if (!isOnTop) return
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      event.stopImmediatePropagation()
      // Together with Alt it writes a letter of some languages.
      if (event.altKey) return
      event.preventDefault()
      if (!event.repeat) press(place.current?.closest('form'))
    }
    // Before those of Payload, and before lists of choices, which keep keys to themselves.
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [isOnTop])

  return <span ref={place} hidden />
}

const isSaveKey = ({ code, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyS' && (navigator.userAgent.includes('Mac OS X') ? metaKey : ctrlKey)

/** Presses the button that saves: of a document with drafts it saves one. Does nothing while it is inactive. */
function press(form: HTMLFormElement | null | undefined): void {
  const button = form?.querySelector<HTMLElement>('#action-save-draft')
  ;(button ?? form?.querySelector<HTMLElement>('#action-save'))?.click()
}
