import type { DescribedField } from '../described-fields'
import type { Shape } from './segments'

/** Types of fields whose texts files can hold. */
const exchanged = ['text', 'textarea', 'richText', 'json', 'code']

/** Returns true where the texts of a field go into files. */
export const isExchanged = ({ field }: Pick<DescribedField, 'field'>): boolean =>
  exchanged.includes(field.type)

export const getShape = ({ field }: Pick<DescribedField, 'field'>): Shape => ({
  hasTextNames: field.custom?.hasTextNames === true,
})

/** The longest that a text may be, where the field says so. */
export const getMaxLength = ({ field }: Pick<DescribedField, 'field'>): number | undefined =>
  'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : undefined

/** Returns the name of a record in a file. */
export const formatOriginal = (collection: string, id: string): string => `${collection}/${id}`
