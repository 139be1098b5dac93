'use client'

import {
  axisTextKey,
  noteTextKey,
  optionTextKey,
  orderCode,
  type Variants,
} from '@/src/domain/catalogue/variants/definition'
import { Field } from '../kit/form/field'
import type { SpecificationRow } from '../kit/form/specification-rows'
import { useTexts } from '../kit/ui/texts'
import css from './variants-editor.module.css'

interface Props {
  variants: Variants
  rows: SpecificationRow[]
  /** Those of the default language. */
  placeholders: SpecificationRow[]
  onChange: (rows: SpecificationRow[]) => void
}

/** Names of axes and options, and notes on combinations, in one language. */
export function VariantTextFields({ variants, rows, placeholders, onChange }: Props) {
  const t = useTexts()
  if (variants.axes.length === 0) return null
  const textOf = (all: SpecificationRow[], key: string) =>
    all.find((row) => row.key === key)?.value ?? ''
  const change = (key: string, value: string) => {
    const others = rows.filter((row) => row.key !== key)
    onChange(value === '' ? others : [...others, { key, value }])
  }
  const field = (key: string, label: string) => (
    <Field key={key} label={label}>
      {(control) => (
        <input
          {...control}
          value={textOf(rows, key)}
          placeholder={textOf(placeholders, key)}
          onChange={({ target }) => change(key, target.value)}
        />
      )}
    </Field>
  )
  return (
    <details className={css.texts}>
      <summary>{t('variants.names')}</summary>
      <p className={css.hint}>{t('variants.namesHint')}</p>
      <div className={css.fields}>
        {variants.axes.flatMap(({ key, options }) => [
          field(axisTextKey(key), t('variants.nameOf', { key })),
          ...options.map((option) =>
            field(
              optionTextKey(key, option.key),
              t('variants.nameOf', { key: `${key} · ${option.key}` }),
            ),
          ),
        ])}
        {variants.combinations.map((combination) => {
          const code = orderCode(variants, combination)
          return field(noteTextKey(code), t('variants.noteOn', { code }))
        })}
      </div>
    </details>
  )
}
