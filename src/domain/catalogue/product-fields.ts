import { productFields, searchedProductFields } from '@/src/contract/product-fields'
import type { ProductField } from '@/src/contract/product-field'

/** The further fields of a stored product as the API answers them. */
export const productFieldValues = (stored: object): Record<string, unknown> =>
  Object.fromEntries(productFields.map((field) => [field.name, getFieldValue(field, stored)]))

/** Returns the text of a product that search covers besides the documented fields. */
export const getSearchedText = (stored: object): string =>
  searchedProductFields
    .map((field) => getFieldValue(field, stored) ?? '')
    .join('\n')
    .trim()

/** Names of those fields, for reads that name what they need. */
export const searchedNames = (): Record<string, true> =>
  Object.fromEntries(searchedProductFields.map(({ name }) => [name, true]))

/** The value of a field; null stands for what is missing or of another type. */
export function getFieldValue(field: ProductField, stored: object): unknown {
  const value: unknown = (stored as Record<string, unknown>)[field.name]
  switch (field.kind) {
    case 'checkbox':
      return value === true
    case 'number':
      return typeof value === 'number' ? value : null
    case 'date':
      return typeof value === 'string' ? value.slice(0, 10) : null
    case 'select':
      return field.options.some((option) => option.value === value) ? value : null
    case 'text':
    case 'textarea':
      return typeof value === 'string' ? value : null
  }
}
