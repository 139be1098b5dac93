'use client'

import type { Language } from '@/src/i18n/languages'
import { useTexts } from '../kit/ui/texts'
import css from './media.module.css'
import { maxAltLength, writeAlt } from './picture'
import { useKeptText } from './use-kept-text'

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
