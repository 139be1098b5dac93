import type { ArrayField, Field } from 'payload'
import { familyMaxLength, reservedFamilies } from '@/src/domain/catalogue/families'
import { slugPattern } from '@/src/platform/text/slug'

/** The areas of business: what the contact form offers, and the families of products. */
const areasField: ArrayField = {
  name: 'areas',
  label: 'Business areas',
  type: 'array',
  maxRows: 50,
  labels: { singular: 'Area', plural: 'Areas' },
  admin: {
    description:
      'The contact form offers them as areas of interest. Categories can belong to areas that are product families. Without any areas, the form does not ask',
  },
  validate: (rows: unknown) => {
    const keys = (Array.isArray(rows) ? rows : []).map((row) => Object(row).key)
    return new Set(keys).size === keys.length || 'Each business area needs its own key'
  },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      maxLength: familyMaxLength,
      admin: {
        description:
          'Part of the page address: hospitality for /products/hospitality. Do not change it once it is in use',
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
      label: 'Product family',
      defaultValue: true,
      admin: { description: 'Has its own page and catalog filter' },
    },
  ],
}

/** Requirements for the catalogue. */
export const catalogueFields: Field[] = [
  areasField,
  {
    name: 'minCompleteness',
    label: 'Required completeness, in %',
    type: 'number',
    min: 0,
    max: 100,
    admin: {
      description:
        'Required to publish a product. Counts English texts, required attributes, picture and alt text, variant names, and a download. Leave empty or enter 0 to require none',
      step: 1,
    },
  },
]
