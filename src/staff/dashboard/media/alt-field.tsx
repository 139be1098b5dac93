'use client'

import { useEffect, useRef, useState } from 'react'
import type { Language } from '@/src/i18n/languages'
import { describeUploadError } from '../kit/form/uploads'
import { toastFailure } from '../kit/ui/failure'
import { useTexts } from '../kit/ui/texts'
import css from './media.module.css'
import { maxAltLength, writeAlt } from './picture'

interface Props {
  id: string
  lng: Language
  label: string
  /** Text that is stored. */
  stored: string
  /** Text for visitors as long as there is none. */
  instead?: string
  isLabelHidden?: boolean
}

/** The alt text of a picture in one language. It is kept when the field is left; a failure stays beside it. */
export function AltField({ id, lng, label, stored, instead, isLabelHidden }: Props) {
  const t = useTexts()
  const { typed, setTyped, state, keep } = useKeptText(stored, (alt) => writeAlt(id, lng, alt))
  const fieldId = `alt-${id}-${lng}`
  return (
    <div className={css.alt}>
      <label className={isLabelHidden ? 'visually-hidden' : css.label} htmlFor={`${fieldId}-text`}>
        {label}
      </label>
      <textarea
        id={`${fieldId}-text`}
        lang={lng}
        rows={2}
        className={css.input}
        maxLength={maxAltLength}
        placeholder={instead}
        aria-describedby={fieldId}
        aria-invalid={state.is === 'failed' || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
      />
      <p id={fieldId} className={css.rowState} data-failed={state.is === 'failed' || undefined}>
        <span role={state.is === 'failed' ? 'alert' : 'status'}>
          {state.is === 'failed'
            ? state.why
            : state.is === 'idle'
              ? ''
              : t(state.is === 'saving' ? 'library.saving' : 'library.saved')}
        </span>
      </p>
    </div>
  )
}

type State = { is: 'idle' | 'saving' | 'saved' } | { is: 'failed'; why: string }

/**
 * A text that is kept when its field is left, or closed with what is around it; before the page is left with one that
 * is not kept yet, the browser asks.
 * @param save should not change what it stands for while the field is there
 */
export function useKeptText(stored: string, save: (text: string) => Promise<unknown>) {
  const t = useTexts()
  const [kept, setKept] = useState(stored)
  const [typed, setTyped] = useState(stored)
  const [state, setState] = useState<State>({ is: 'idle' })
  const isOpen = typed.trim() !== kept.trim()
  const sent = useRef<string | null>(null)
  const isGone = useRef(false)

  const keep = async () => {
    if (!isOpen || sent.current === typed) return
    sent.current = typed
    setState({ is: 'saving' })
    try {
      await save(typed)
      setKept(typed)
      setState({ is: 'saved' })
    } catch (error) {
      if (isGone.current) toastFailure(t, t('toast.updateFailed'), error)
      setState({ is: 'failed', why: describeUploadError(error, t) })
    } finally {
      sent.current = null
    }
  }

  const last = useRef(keep)
  useEffect(() => {
    last.current = keep
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      void last.current()
    }
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [isOpen])

  return { typed, setTyped, state, keep: () => void keep() }
}
