'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { FieldMark } from './checks/field-mark'
import { TranslationBadge } from '@/src/staff/workflow/translations/translation-badge'

/** A list of texts, one a line. */
export const LinesField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string[] | null>({ path })
  const stored = Array.isArray(value) ? value : []
  const [typed, setTyped] = useState<string | null>(null)

  // Empty lines are kept while somebody types, so that the cursor does not jump.
  const text = typed !== null && sameLines(typed, stored) ? typed : stored.join('\n')

  return (
    <div className="field-type textarea">
      <FieldLabel label={field.label} path={path} localized={field.localized} />
      <FieldError path={path} showError={showError} message={errorMessage} />
      <textarea
        id={`field-${path.replace(/\./g, '__')}`}
        className="textarea-element"
        style={{ width: '100%' }}
        rows={Math.max(4, text.split('\n').length + 1)}
        disabled={readOnly}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value)
          setValue(linesOf(event.target.value))
        }}
      />
      <FieldDescription description="One entry a line" path={path} />
      <FieldMark path={path} />
      {field.localized ? <TranslationBadge path={path} /> : null}
    </div>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const sameLines = (text: string, lines: string[]): boolean =>
  linesOf(text).join('\n') === lines.join('\n')
