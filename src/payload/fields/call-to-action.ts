import type { Field } from 'payload'
import { linkField } from './link'

/** A link with its words, under the names of the documented slides and sections. */
export const ctaFields: Field[] = [
  { name: 'ctaText', type: 'text', localized: true, maxLength: 100 },
  linkField('ctaHref'),
]

/** A second link, quieter, beside the first. */
export const secondCtaFields: Field[] = [
  { name: 'secondText', type: 'text', localized: true, maxLength: 100 },
  linkField('secondHref'),
]
