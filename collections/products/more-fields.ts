import type { Field } from 'payload'
import { definedField } from '@/src/payload/fields/defined-field'
import { productFields } from '@/src/contract/product-fields'

/** The fields of `src/contract/product-fields.ts` as Payload stores and edits them. */
export const moreProductFields = (): Field[] => productFields.map(definedField)
