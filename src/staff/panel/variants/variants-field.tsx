'use client'

import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { variantLines, variantsOfLines } from '@/src/domain/catalogue/variants/lines'
import { parseVariants, readVariants } from '@/src/domain/catalogue/variants/parse'
import css from './variants.module.css'

/** The variants of a product as lines of text, as the CSV file has them; what is wrong with them stands below. */
export const VariantsField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { t } = useTranslation()
  const { value, setValue, showError, errorMessage } = useField<unknown>({ path })
  const stored = readVariants(value)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (stored ? variantLines(stored) : '')
  const problems = typed === null ? [] : problemsOf(typed)
  const change = (text: string) => {
    setTyped(text)
    // What cannot be read yet is not stored in place of what could.
    if (text.trim() === '') setValue(null)
    else if (problemsOf(text).length === 0) setValue(variantsOfLines(text))
  }
  return (
    <div className="field-type textarea">
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} message={errorMessage} />
      <textarea
        id={`field-${path}`}
        className={css.lines}
        rows={Math.min(20, Math.max(6, shown.split('\n').length + 1))}
        spellCheck={false}
        disabled={readOnly}
        value={shown}
        placeholder={example}
        aria-describedby={`field-${path}-problems`}
        onChange={({ target }) => change(target.value)}
      />
      <div id={`field-${path}-problems`} role="status" className={css.problems}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <p className={css.help}>{t('terminalia:variantsHelp' as never)}</p>
    </div>
  )
}

const example = 'LX40\ncolour: silver, black=B\nsilver\nblack'

function problemsOf(text: string): string[] {
  if (text.trim() === '') return []
  try {
    return (parseVariants(variantsOfLines(text)).problems ?? []).map(({ path, problem }) =>
      `${path} ${problem}`.trim(),
    )
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
