import type { Field } from 'payload'
import { seoFields as definitions } from '@/src/contract/seo'
import { definedField } from './defined-field'

/** SEO title and text of a record, in each language. */
export const seoFields: Field[] = definitions.map(definedField)
