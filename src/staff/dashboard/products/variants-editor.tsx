'use client'

import { useEffect, useRef, useState } from 'react'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import { maxAxes, maxCombinations } from '@/src/domain/catalogue/variants/limits'
import { countChoices, inOrder, missingCombinations } from '@/src/domain/catalogue/variants/edit'
import {
  addAxis,
  follow,
  type NamedOptions,
  type Removal,
} from '@/src/domain/catalogue/variants/options'
import type { Language } from '@/src/i18n/languages'
import { Field } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { useTexts } from '../kit/ui/texts'
import { OptionFields } from './option-fields'
import { VariantRow } from './variant-row'
import css from './variants-editor.module.css'

interface Props {
  named: NamedOptions
  /** Language in which options are named. */
  lng: Language
  /** Beginning of order codes, for a product that has none. */
  proposedCode: string
  /** Attributes of the category, whose values may differ. */
  attributes: Attribute[]
  /** Messages by the paths of the API, such as `variants.axes.0.options`. */
  problems: FieldErrors
  onChange: (named: NamedOptions) => void
}

/** Editor of a product's variants: options with their values, and the variants that come of them. */
export function VariantsEditor(props: Props) {
  const { named, lng, proposedCode, attributes, problems, onChange } = props
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  const [areKeysShown, setKeysShown] = useState(false)
  const [asked, setAsked] = useState<Removal | null>(null)
  const { variants } = named
  const { code, axes, combinations } = variants
  const messages = [...new Set(Object.values(problems))]
  const missing = countChoices(axes) > maxCombinations ? [] : missingCombinations(variants)

  useEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    const groups = box.current?.querySelectorAll('[role="group"][data-axis]')
    groups
      ?.item(groups.length - 1)
      .querySelector('input')
      ?.focus()
  }, [axes.length])

  const set = (changes: Partial<typeof variants>) =>
    onChange(follow(named, { ...variants, ...changes }))
  const remove = (removal: Removal) =>
    removal.lost > 0 ? setAsked(removal) : onChange(removal.left)

  return (
    <div ref={box} className={css.editor}>
      <p className={css.hint}>{t('variants.hint')}</p>
      {messages.length > 0 ? (
        <ul role="alert" className={css.problems}>
          {messages.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      {axes.map((axis, index) => (
        <OptionFields
          key={index}
          {...{ named, index, lng, proposedCode, areKeysShown, onChange }}
          isWrong={Object.keys(problems).some((path) => path.startsWith(`variants.axes.${index}.`))}
          onRemoval={remove}
        />
      ))}
      <div className={css.buttons}>
        {axes.length < maxAxes ? (
          <Button
            onClick={() => {
              isAdding.current = true
              onChange(addAxis(named))
            }}
          >
            {t('variants.axisAdd')}
          </Button>
        ) : null}
        {axes.length > 0 ? (
          <Button
            look="ghost"
            aria-pressed={areKeysShown}
            onClick={() => setKeysShown(!areKeysShown)}
          >
            {t('variants.showKeys')}
          </Button>
        ) : null}
      </div>
      {combinations.length > 0 || missing.length > 0 ? (
        <>
          <Field label={t('variants.code')} hint={t('variants.codeHint')}>
            {(control) => (
              <input
                {...control}
                aria-invalid={'variants.code' in problems || undefined}
                value={code}
                onChange={({ target }) => set({ code: target.value.toUpperCase() })}
              />
            )}
          </Field>
          <ul className={css.combinations} aria-label={t('variants.title')}>
            {combinations.map((_, index) => (
              <VariantRow
                key={index}
                {...{ named, index, lng, attributes, onChange }}
                isWrong={`variants.combinations.${index}.code` in problems}
              />
            ))}
          </ul>
          {missing.length > 0 ? (
            <Button
              className={css.add}
              onClick={() =>
                onChange({
                  ...named,
                  variants: {
                    ...variants,
                    combinations: inOrder(axes, [...combinations, ...missing]),
                  },
                })
              }
            >
              {t('variants.combinationAll', { number: missing.length })}
            </Button>
          ) : null}
        </>
      ) : null}
      {asked ? (
        <Confirm
          title={t('variants.removeTitle')}
          text={t('variants.removeText', { count: asked.lost })}
          action={t('pictures.remove')}
          onConfirm={() => onChange(asked.left)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  )
}
