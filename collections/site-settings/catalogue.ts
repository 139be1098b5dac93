import type { ArrayField, Field } from 'payload'
import { familyMaxLength, reservedFamilies } from '@/src/domain/catalogue/families'
import { slugPattern } from '@/src/platform/text/slug'

/** The areas of business: what the contact form offers, and the families of products. */
const areasField: ArrayField = {
  name: 'areas',
  label: 'Areas of business',
  type: 'array',
  maxRows: 50,
  labels: { singular: 'Area', plural: 'Areas' },
  admin: {
    description:
      'The contact form offers them as areas of interest. Categories can belong to those that are families of products. Without any, the form does not ask',
  },
  validate: (rows: unknown) => {
    const keys = (Array.isArray(rows) ? rows : []).map((row) => Object(row).key)
    return new Set(keys).size === keys.length || 'Each area of business needs a key of its own'
  },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      maxLength: familyMaxLength,
      admin: {
        description:
          'Part of the address of its page: hospitality for /products/hospitality. Leave it as it is once it is used',
      },
      validate: (value: unknown) =>
        (typeof value === 'string' &&
          value.length <= familyMaxLength &&
          slugPattern.test(value) &&
          !reservedFamilies.includes(value)) ||
        `key may hold lower-case letters, digits and single hyphens between them, and is not ${reservedFamilies.join(', ')}`,
    },
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 100 },
    {
      name: 'isFamily',
      type: 'checkbox',
      label: 'Family of products',
      defaultValue: true,
      admin: { description: 'Has a page of its own and a filter of the catalogue' },
    },
  ],
}

/** Requirements for the catalogue. */
export const catalogueFields: Field[] = [
  areasField,
  {
    name: 'minCompleteness',
    label: 'Completeness that publishing a product needs, in %',
    type: 'number',
    min: 0,
    max: 100,
    admin: {
      description:
        'Counted in English: texts, required attributes, picture and alt texts, names of variants, a document. Empty or 0: none is needed',
      step: 1,
    },
  },
]
