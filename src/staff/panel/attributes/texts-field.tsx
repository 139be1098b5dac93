'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { FieldMark } from '../checks/field-mark'
import { TranslationBadge } from '../translations/badge'
import css from './attributes.module.css'
import { usePanelAttributes } from './use-attributes'
import { useFitting } from './use-fitting'

/** Texts of attributes that are texts, and remarks to the values of the others, in one language. */
export const AttributeTextsField: JSONFieldClientComponent = ({ path, readOnly }) => {
  const held = useField<Record<string, string> | null>({ path })
  const { value, setValue, showError, errorMessage } = held
  const { attributes, say } = usePanelAttributes()
  useFitting(attributes, held)
  const change = (key: string, text: string) => {
    const { [key]: _, ...others } = value ?? {}
    setValue(text === '' ? others : { ...others, [key]: text })
  }
  if (!attributes || attributes.length === 0) return null
  return (
    <details className={`field-type ${css.group}`}>
      <summary>{say('attributeRemarks')}</summary>
      <FieldError path={path} showError={showError} message={errorMessage} />
      {attributes.map(({ key, label }) => (
        <div key={key} className={`field-type text ${css.one}`}>
          <label className="field-label" htmlFor={`field-${path}-${key}`}>
            {label}
          </label>
          <input
            id={`field-${path}-${key}`}
            disabled={readOnly}
            value={typeof value?.[key] === 'string' ? value[key] : ''}
            onChange={({ target }) => change(key, target.value)}
          />
        </div>
      ))}
      <FieldMark path={path} />
      <TranslationBadge path={path} />
    </details>
  )
}
