import type { Field, NumberFieldSingleValidation } from 'payload'
import { number as validateNumber } from 'payload/shared'
import type { FieldKind, ProductField } from '@/src/contract/product-field'
import { seoFields as definitions } from '@/src/contract/seo'
import { dayPicker } from './days'

type Definition = FieldKind &
  Pick<ProductField, 'name'> &
  Partial<Pick<ProductField, 'label' | 'hint'>>

/** A field by its definition, as Payload stores and edits it. */
export function definedField(field: Definition): Field {
  const { name, label, hint } = field
  const common = { name, label, admin: { description: hint } }
  switch (field.kind) {
    case 'text':
      return { ...common, type: 'text', maxLength: field.maxLength, localized: field.localized }
    case 'textarea':
      return { ...common, type: 'textarea', maxLength: field.maxLength, localized: field.localized }
    case 'number':
      return {
        ...common,
        type: 'number',
        min: field.min,
        max: field.max,
        ...(field.isWhole ? { validate: wholeNumber(name) } : {}),
      }
    case 'checkbox':
      return { ...common, type: 'checkbox', defaultValue: false }
    case 'select':
      return { ...common, type: 'select', options: field.options.map((option) => ({ ...option })) }
    case 'date':
      return {
        ...common,
        type: 'date',
        admin: { ...common.admin, date: dayPicker },
      }
  }
}

const wholeNumber =
  (name: string): NumberFieldSingleValidation =>
  (value, options) =>
    typeof value === 'number' && !Number.isInteger(value)
      ? `${name} must be a whole number`
      : validateNumber(value, options)

/** SEO title and text of a record, in each language. */
export const seoFields: Field[] = definitions.map(definedField)
