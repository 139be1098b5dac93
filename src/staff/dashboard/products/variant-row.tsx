'use client'

import { useState } from 'react'
import { AttributeControl } from '@/src/components/attribute-control'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import {
  codeSoFar,
  type VariantCombination,
  type Variants,
} from '@/src/domain/catalogue/variants/definition'
import { Button } from '../kit/ui/button'
import { Field } from '../kit/form/field'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { attributeWords } from '../kit/form/defined-field'
import css from './variants-editor.module.css'

interface Props {
  variants: Variants
  combination: VariantCombination
  number: number
  attributes: Attribute[]
  onChange: (combination: VariantCombination) => void
  onRemove: () => void
}

/** A combination that can be ordered: its options, its code, and what differs from the product. */
export function VariantRow(props: Props) {
  const { variants, combination, number, onChange, onRemove } = props
  const t = useTexts()
  const { options, code = '' } = combination
  const made = codeSoFar({ ...variants, combinations: [] }, options)
  return (
    <div
      role="group"
      aria-label={t('variants.combination', { number })}
      className={css.combination}
    >
      <div className={css.row}>
        <div className={css.choices}>
          {variants.axes.map((axis) => (
            <select
              key={axis.key}
              className={css.input}
              aria-label={`${t('variants.combination', { number })}: ${axis.key}`}
              value={options[axis.key] ?? ''}
              onChange={({ target }) =>
                onChange({ ...combination, options: { ...options, [axis.key]: target.value } })
              }
            >
              <option value="">{axis.key}</option>
              {axis.options.map(({ key }) => (
                <option key={key} value={key}>
                  {key}
                </option>
              ))}
            </select>
          ))}
          <input
            className={css.input}
            aria-label={t('variants.ownCode', { number })}
            placeholder={made}
            value={code}
            onChange={({ target: { value } }) => {
              const { code: _, ...others } = combination
              onChange(value === '' ? others : { ...others, code: value.toUpperCase() })
            }}
          />
        </div>
        <Button
          look="ghost"
          aria-label={t('variants.combinationRemove', { number })}
          onClick={onRemove}
        >
          ×
        </Button>
      </div>
      <Differences {...props} />
    </div>
  )
}

/** Values of attributes that are other ones for this combination. */
function Differences({ combination, attributes, onChange }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const values = combination.attributes ?? {}
  const [opened, setOpened] = useState<string[]>([])
  const typed = attributes.filter(({ kind }) => kind !== 'text')
  const shown = typed.filter(({ key }) => key in values || opened.includes(key))
  const others = typed.filter((attribute) => !shown.includes(attribute))
  const change = (key: string, value: unknown) => {
    const { [key]: _, ...rest } = values
    const { attributes: __, ...bare } = combination
    const next = value === undefined ? rest : { ...rest, [key]: value }
    onChange(Object.keys(next).length === 0 ? bare : { ...bare, attributes: next })
  }
  if (typed.length === 0) return null
  return (
    <div className={css.differences}>
      {shown.map((attribute) => (
        <Field key={attribute.key} label={attribute.label}>
          {(control) => (
            <AttributeControl
              attribute={attribute}
              value={values[attribute.key]}
              onChange={(next) => change(attribute.key, next)}
              lng={lng}
              words={attributeWords(t)}
              control={control}
            />
          )}
        </Field>
      ))}
      {others.length > 0 ? (
        <select
          className={css.input}
          aria-label={t('variants.differenceAdd')}
          value=""
          onChange={({ target }) => setOpened([...opened, target.value])}
        >
          <option value="">{t('variants.differenceAdd')}</option>
          {others.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  )
}
