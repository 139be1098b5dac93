'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { hexColor } from '@/src/domain/theme/color'
import { say } from '../say'
import css from './brand.module.css'

/** A colour, picked or typed as `#rrggbb`. */
export const ColorField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const { i18n } = useTranslation()
  const id = `field-${path.replaceAll('.', '__')}`
  const label = typeof field.label === 'string' ? field.label : field.name
  const color = typeof value === 'string' && hexColor.test(value) ? value : null
  return (
    <div className={`field-type text ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} htmlFor={id} />
      <div className={css.field}>
        <FieldError path={path} showError={showError} message={errorMessage} />
        <input
          type="color"
          className={css.picker}
          aria-label={say({ i18n }, 'pickColorOf', { name: label })}
          data-empty={color === null || undefined}
          disabled={readOnly}
          value={color ?? '#888888'}
          onChange={(event) => setValue(event.target.value)}
        />
        <input
          id={id}
          type="text"
          className={css.hex}
          disabled={readOnly}
          maxLength={7}
          placeholder="#rrggbb"
          spellCheck={false}
          value={value ?? ''}
          onChange={(event) => setValue(completed(event.target.value))}
        />
        {value && !readOnly ? (
          <button
            type="button"
            className={css.clear}
            aria-label={say({ i18n }, 'clearColorOf', { name: label })}
            onClick={() => setValue(null)}
          >
            {say({ i18n }, 'clearColor')}
          </button>
        ) : null}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

/** Completes a copied colour, which often lacks the sign in front. */
const completed = (text: string): string => {
  const typed = text.trim().toLowerCase()
  return /^[0-9a-f]{6}$/.test(typed) ? `#${typed}` : typed
}
