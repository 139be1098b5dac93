'use client'

import { useState } from 'react'
import { AttributeControl } from '@/src/components/attribute-control'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import {
  codeSoFar,
  orderCode,
  type VariantCombination,
} from '@/src/domain/catalogue/variants/definition'
import { noteTextKey, optionTextKey } from '@/src/domain/catalogue/variants/texts'
import {
  follow,
  nameIn,
  type NamedOptions,
  ownText,
  standIn,
  withText,
} from '@/src/domain/catalogue/variants/options'
import type { Language } from '@/src/i18n/languages'
import { Button } from '../kit/ui/button'
import { Field } from '../kit/form/field'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { attributeWords } from '../kit/form/defined-field'
import css from './variants-editor.module.css'

interface Props {
  named: NamedOptions
  /** Place among the combinations. */
  index: number
  lng: Language
  attributes: Attribute[]
  isWrong: boolean
  onChange: (named: NamedOptions) => void
}

/** A variant that can be ordered: its values, its code, a note, and what differs from the product. */
export function VariantRow({ named, index, lng, attributes, isWrong, onChange }: Props) {
  const t = useTexts()
  const { variants } = named
  const { axes, combinations } = variants
  const combination = combinations[index]
  if (!combination) return null
  const { options, code = '' } = combination
  const name = axes
    .filter(({ key }) => key in options)
    .map(({ key }) => nameIn(named, lng, optionTextKey(key, options[key] ?? '')))
    .join(' · ')
  const noteKey = noteTextKey(orderCode(variants, combination))
  const change = (changed: VariantCombination) =>
    onChange(follow(named, { ...variants, combinations: combinations.with(index, changed) }))
  return (
    <li className={css.combination} aria-label={name}>
      <span className={css.label}>{name}</span>
      <input
        className={css.input}
        aria-label={t('variants.rowCode', { name })}
        aria-invalid={isWrong || undefined}
        placeholder={codeSoFar({ ...variants, combinations: [] }, options)}
        value={code}
        onChange={({ target: { value } }) => {
          const { code: _, ...others } = combination
          change(value === '' ? others : { ...others, code: value.toUpperCase() })
        }}
      />
      <input
        className={css.input}
        lang={lng}
        aria-label={t('variants.noteOn', { code: name })}
        placeholder={standInNote(named, noteKey) || t('variants.noteShort')}
        value={ownText(named, lng, noteKey)}
        onChange={({ target }) => onChange(withText(named, lng, noteKey, target.value))}
      />
      <Differences {...{ combination, attributes }} onChange={change} />
      <Button
        look="ghost"
        aria-label={t('variants.combinationRemove', { name })}
        onClick={() =>
          onChange({
            ...named,
            variants: { ...variants, combinations: combinations.toSpliced(index, 1) },
          })
        }
      >
        ×
      </Button>
    </li>
  )
}

/** The note of another language; a code is no note. */
const standInNote = (named: NamedOptions, key: string): string =>
  Object.values(named.texts).some((rows) => rows.some((row) => row.key === key))
    ? standIn(named, key)
    : ''

interface DifferencesProps {
  combination: VariantCombination
  attributes: Attribute[]
  onChange: (combination: VariantCombination) => void
}

/** Values of attributes that are other ones for this combination. */
function Differences({ combination, attributes, onChange }: DifferencesProps) {
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
  return (
    <>
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
      ) : (
        <span />
      )}
      {shown.length > 0 ? (
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
        </div>
      ) : null}
    </>
  )
}
