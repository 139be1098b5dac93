import type { Documented, DocumentedAnswers } from '@/src/contract/documented-product-fields'
import { productFields, searchedProductFields } from '@/src/contract/product-fields'
import type { DocumentedField, ProductField } from '@/src/contract/product-field'
import {
  asRecord,
  asText,
  asTexts,
  isRecord,
  listRelationIds,
  relationId,
} from '@/src/platform/values/stored-values'

/** Documented fields of a stored product as the API answers them. */
export const documentedValues = <Field extends Documented>(
  fields: Field[],
  stored: object,
): DocumentedAnswers<Field> =>
  Object.fromEntries(
    fields.map((field) => [field.name, getFieldValue(field, stored)]),
  ) as DocumentedAnswers<Field>

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

/** The value of a field; its default, else null, stands for what is missing or of another type. */
export function getFieldValue(field: ProductField | DocumentedField, stored: object): unknown {
  const value: unknown = (stored as Record<string, unknown>)[field.name]
  const { defaultValue = null } = field as DocumentedField
  switch (field.kind) {
    case 'checkbox':
      return typeof value === 'boolean' ? value : (defaultValue ?? false)
    case 'number':
      return typeof value === 'number' ? value : defaultValue
    case 'date':
      return typeof value === 'string' ? value.slice(0, 10) : null
    case 'select':
      return field.options.some((option) => option.value === value) ? value : null
    case 'relation':
      return relationId(value)
    case 'relations':
      return listRelationIds(value)
    case 'pairs':
    case 'values':
      return asRecord(value)
    case 'variants':
      return isRecord(value) ? value : null
    case 'links':
      return asTexts(value)
    default:
      return asText(value)
  }
}
