'use client'

import { FieldError, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { readVariants } from '@/src/domain/catalogue/variants/parse'
import { listTextKeys } from '@/src/domain/catalogue/variants/text-keys'
import { FieldMark } from '../checks/field-mark'
import { TranslationBadge } from '../translations/badge'
import css from './variants.module.css'

/** Names of axes and options, and notes on combinations, in one language. */
export const VariantTextsField: JSONFieldClientComponent = ({ path, readOnly }) => {
  const { t } = useTranslation()
  const { value, setValue, showError, errorMessage } = useField<Record<string, unknown> | null>({
    path,
  })
  const variants = readVariants(useFormFields(([fields]) => fields.variants?.value))
  if (!variants) return null
  const change = (key: string, text: string) => {
    const { [key]: _, ...others } = value ?? {}
    setValue(text === '' ? others : { ...others, [key]: text })
  }
  return (
    <details className={`field-type ${css.group}`}>
      <summary>{t('terminalia:variantsNames' as never)}</summary>
      <FieldError path={path} showError={showError} message={errorMessage} />
      {listTextKeys(variants).map((key) => (
        <div key={key} className={`field-type text ${css.one}`}>
          <label className="field-label" htmlFor={`field-${path}-${key}`}>
            {key}
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
