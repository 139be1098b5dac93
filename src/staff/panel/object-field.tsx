'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { TranslationBadge } from '@/src/staff/workflow/translations/translation-badge'

/**
 * A JSON object as text. Payload's own JSON field loads its editor from another host, which this site
 * does not allow.
 */
export const ObjectField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<object | null>({ path })
  const [typed, setTyped] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  const text = typed ?? JSON.stringify(value ?? {}, null, 2)

  const change = (next: string) => {
    setTyped(next)
    try {
      setValue(JSON.parse(next === '' ? '{}' : next))
      setBroken(false)
    } catch {
      setBroken(true)
    }
  }

  return (
    <div className="field-type textarea">
      <FieldLabel label={field.label} path={path} localized={field.localized} />
      <FieldError
        path={path}
        showError={showError || isBroken}
        message={isBroken ? 'This is not valid JSON; the last valid text is kept' : errorMessage}
      />
      <textarea
        className="textarea-element"
        style={{ width: '100%', fontFamily: 'var(--font-mono)' }}
        rows={Math.min(24, text.split('\n').length + 1)}
        disabled={readOnly || field.admin?.readOnly}
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <FieldDescription description={field.admin?.description} path={path} />
      {field.localized ? <TranslationBadge path={path} /> : null}
    </div>
  )
}
