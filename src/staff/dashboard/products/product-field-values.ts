import type { ProductField } from '@/src/contract/product-field'
import { isLocalizedField, productFields } from '@/src/contract/product-fields'
import { text, type TextFields } from '../kit/form/localized'

/** Further fields as the form holds them; those of their own in every language are among its texts. */
export type FieldValues = Record<string, string | boolean>

export const sharedFields = productFields.filter((field) => !isLocalizedField(field))
export const localizedFields = productFields.filter(isLocalizedField)

/** Conversions of own localized fields for the form; types do not know them. */
export const localizedFieldTexts: object = Object.fromEntries(
  localizedFields.map(({ name }) => [name, text]),
) satisfies TextFields<Record<string, string>>

export const fieldValuesOf = (product: object | undefined): FieldValues =>
  Object.fromEntries(
    sharedFields.map((field) => [
      field.name,
      valueOf(field, (product as Record<string, unknown> | undefined)?.[field.name]),
    ]),
  )

export const fieldValuesToApi = (values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(sharedFields.map((field) => [field.name, toApi(field, values[field.name])]))

function valueOf({ kind }: ProductField, stored: unknown): string | boolean {
  if (kind === 'checkbox') return stored === true
  if (kind === 'date') return typeof stored === 'string' ? stored.slice(0, 10) : ''
  return stored === null || stored === undefined ? '' : String(stored)
}

function toApi({ kind }: ProductField, value: string | boolean | undefined): unknown {
  if (typeof value !== 'string') return value === true
  const filled = value.trim()
  if (filled === '') return null
  if (kind === 'number') return Number(filled)
  return kind === 'date' ? `${filled}T00:00:00.000Z` : filled
}
