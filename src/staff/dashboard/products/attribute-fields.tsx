'use client'

import { AttributeControl } from '@/src/components/attribute-control'
import {
  type Attribute,
  type AttributedCategory,
  filterAttributes,
  grouped,
  type StoredAttribute,
  toAttribute,
} from '@/src/domain/catalogue/attributes/definition'
import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer } from '../kit/api/records'
import { attributeWords } from '../kit/form/defined-field'
import { Field, Group } from '../kit/form/field'
import type { SpecificationRow } from './specification-editor'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './attribute-fields.module.css'

/** The attributes of a category, with their texts in the language of the pages; undefined while they are read. */
export function useAttributes(category: AttributedCategory | undefined): Attribute[] | undefined {
  const lng = useLanguage()
  const list = useApi<ListAnswer<StoredAttribute>>(
    listPath('attributes', { depth: 0, limit: 1000, sort: 'order', locale: lng }),
  )
  return list.data && filterAttributes(list.data.docs.map(toAttribute), category)
}

interface Props {
  attributes: Attribute[]
  values: Record<string, unknown>
  /** Returns the problem of an attribute's value. */
  problem: (key: string) => string | undefined
  onChange: (values: Record<string, unknown>, key: string) => void
}

/** The values of a product, each with the control of its kind, under the headings of the attributes. */
export function AttributeFields({ attributes, values, problem, onChange }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const shown = attributes.filter(({ kind }) => kind !== 'text')
  const change = (key: string, next: unknown) => {
    const { [key]: _, ...others } = values
    onChange(next === undefined ? others : { ...others, [key]: next }, key)
  }
  return grouped(shown).map(([heading, members]) => (
    <Group key={heading} legend={heading || undefined}>
      <div className={css.fields}>
        {members.map((attribute) => (
          <Field
            key={attribute.key}
            place={`attributes.${attribute.key}`}
            label={attribute.label}
            hint={attribute.help || undefined}
            isRequired={attribute.isRequired}
            problem={problem(attribute.key)}
          >
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
    </Group>
  ))
}

interface TextProps {
  attributes: Attribute[]
  rows: SpecificationRow[]
  placeholders: SpecificationRow[]
  problem: (key: string) => string | undefined
  onChange: (rows: SpecificationRow[]) => void
}

/** Texts of attributes that are texts, and remarks to the values of the others, in one language. */
export function AttributeTextFields(props: TextProps) {
  const { attributes, rows, placeholders, problem, onChange } = props
  const t = useTexts()
  const textOf = (all: SpecificationRow[], key: string) =>
    all.find((row) => row.key === key)?.value ?? ''
  const change = (key: string, value: string) => {
    const others = rows.filter((row) => row.key !== key)
    onChange(value === '' ? others : [...others, { key, value }])
  }
  const field = ({ key, label }: Attribute, name: string) => (
    <Field
      key={key}
      // Remarks stand beside the fields of the values.
      place={name ? undefined : `attributes.${key}`}
      label={name || label}
      problem={problem(key)}
    >
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
  const others = attributes.filter(({ kind }) => kind !== 'text')
  return (
    <>
      {attributes.filter(({ kind }) => kind === 'text').map((attribute) => field(attribute, ''))}
      {others.length > 0 ? (
        <details className={css.remarks} open={others.some(({ key }) => problem(key)) || undefined}>
          <summary>{t('attribute.remarks')}</summary>
          <p className={css.hint}>{t('attribute.remarksHint')}</p>
          <div className={css.fields}>
            {others.map((attribute) =>
              field(attribute, t('attribute.remarkOn', { name: attribute.label })),
            )}
          </div>
        </details>
      ) : null}
    </>
  )
}
