import type { Field } from 'payload'
import { seoFields as definitions } from '@/src/contract/seo'
import { definedField } from './defined-field'

/** What search engines show of a record in place of its title and text, in each language. */
export const seoFields: Field[] = definitions.map(definedField)
