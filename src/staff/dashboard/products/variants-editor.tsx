'use client'

import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import {
  axisTextKey,
  maxAxes,
  maxCombinations,
  noteTextKey,
  optionTextKey,
  orderCode,
  type VariantAxis,
  type Variants,
} from '@/src/domain/catalogue/variants/definition'
import {
  countChoices,
  missingCombinations,
  withAxis,
  withoutAxis,
} from '@/src/domain/catalogue/variants/edit'
import { Field, Group } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import type { SpecificationRow } from './specification-editor'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import { VariantRow } from './variant-row'
import css from './variants-editor.module.css'

interface VariantsEditorProps {
  variants: Variants
  /** Attributes of the category, whose values may differ. */
  attributes: Attribute[]
  /** Messages by the paths of the API, such as `variants.axes.0.key`. */
  problems: FieldErrors
  onChange: (variants: Variants) => void
}

/** Editor of a product's variants: axes with their options, and the combinations that can be ordered. */
export function VariantsEditor({ variants, attributes, problems, onChange }: VariantsEditorProps) {
  const t = useTexts()
  const { code, axes, combinations } = variants
  const messages = [...new Set(Object.values(problems))]
  const missing = countChoices(axes) > maxCombinations ? [] : missingCombinations(variants)
  return (
    <Group legend={t('variants.title')} hint={t('variants.hint')}>
      <div className={css.editor}>
        {messages.length > 0 ? (
          <ul role="alert" className={css.problems}>
            {messages.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : null}
        <Field label={t('variants.code')} hint={t('variants.codeHint')}>
          {(control) => (
            <input
              {...control}
              value={code}
              onChange={({ target }) => onChange({ ...variants, code: target.value.toUpperCase() })}
            />
          )}
        </Field>
        {axes.map((axis, index) => (
          <Axis
            key={index}
            axis={axis}
            number={index + 1}
            isWrong={(path) => `variants.axes.${index}.${path}` in problems}
            onChange={(changed) => onChange(withAxis(variants, index, changed))}
            onRemove={() => onChange(withoutAxis(variants, index))}
          />
        ))}
        {axes.length < maxAxes ? (
          <Button
            className={css.add}
            onClick={() =>
              onChange({
                ...variants,
                axes: [...axes, { key: '', options: [{ key: '', code: '' }] }],
              })
            }
          >
            {t('variants.axisAdd')}
          </Button>
        ) : null}
        {axes.length > 0 ? (
          <div role="group" aria-label={t('variants.combinations')} className={css.combinations}>
            <span className={css.label}>{t('variants.combinations')}</span>
            {combinations.map((combination, index) => (
              <VariantRow
                key={index}
                variants={variants}
                combination={combination}
                number={index + 1}
                attributes={attributes}
                onChange={(changed) =>
                  onChange({ ...variants, combinations: combinations.with(index, changed) })
                }
                onRemove={() =>
                  onChange({ ...variants, combinations: combinations.toSpliced(index, 1) })
                }
              />
            ))}
            <div className={css.buttons}>
              <Button
                onClick={() =>
                  onChange({
                    ...variants,
                    combinations: [...combinations, missing[0] ?? { options: {} }],
                  })
                }
              >
                {t('variants.combinationAdd')}
              </Button>
              {missing.length > 1 ? (
                <Button
                  onClick={() =>
                    onChange({ ...variants, combinations: [...combinations, ...missing] })
                  }
                >
                  {t('variants.combinationAll', { number: missing.length })}
                </Button>
              ) : null}
            </div>
          </div>
        ) : null}
      </div>
    </Group>
  )
}

interface AxisProps {
  axis: VariantAxis
  number: number
  /** @param path of a field within the axis */
  isWrong: (path: string) => boolean
  onChange: (axis: VariantAxis) => void
  onRemove: () => void
}

function Axis({ axis, number, isWrong, onChange, onRemove }: AxisProps) {
  const t = useTexts()
  const { key, options } = axis
  const edit = (index: number, changes: Partial<VariantAxis['options'][number]>) =>
    onChange({
      ...axis,
      options: options.map((option, at) => (at === index ? { ...option, ...changes } : option)),
    })
  return (
    <div role="group" aria-label={t('variants.axis', { number })} className={css.axis}>
      <div className={css.row}>
        <input
          className={css.input}
          aria-label={t('variants.axisKey', { number })}
          placeholder={t('variants.axisKeyShort')}
          aria-invalid={isWrong('key') || undefined}
          value={key}
          onChange={({ target }) => onChange({ ...axis, key: target.value })}
        />
        <Button look="ghost" aria-label={t('variants.axisRemove', { number })} onClick={onRemove}>
          ×
        </Button>
      </div>
      {options.map((option, index) => (
        <div key={index} className={css.option}>
          <input
            className={css.input}
            aria-label={t('variants.optionKey', { number: index + 1, axis: key || number })}
            placeholder={t('variants.optionKeyShort')}
            aria-invalid={isWrong(`options.${index}.key`) || undefined}
            value={option.key}
            onChange={({ target }) => edit(index, { key: target.value })}
          />
          <input
            className={css.input}
            aria-label={t('variants.optionCode', { number: index + 1, axis: key || number })}
            placeholder={t('variants.optionCodeShort')}
            aria-invalid={isWrong(`options.${index}.code`) || undefined}
            value={option.code}
            onChange={({ target }) => edit(index, { code: target.value.toUpperCase() })}
          />
          <Button
            look="ghost"
            isInactive={options.length === 1}
            aria-label={t('variants.optionRemove', { number: index + 1, axis: key || number })}
            onClick={() => onChange({ ...axis, options: options.toSpliced(index, 1) })}
          >
            ×
          </Button>
        </div>
      ))}
      <Button
        className={css.add}
        onClick={() => onChange({ ...axis, options: [...options, { key: '', code: '' }] })}
      >
        {t('variants.optionAdd')}
      </Button>
    </div>
  )
}

interface VariantTextFieldsProps {
  variants: Variants
  rows: SpecificationRow[]
  /** Those of the default language. */
  placeholders: SpecificationRow[]
  onChange: (rows: SpecificationRow[]) => void
}

/** Names of axes and options, and notes on combinations, in one language. */
export function VariantTextFields({
  variants,
  rows,
  placeholders,
  onChange,
}: VariantTextFieldsProps) {
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
