import type { Field } from 'payload'
import { isActiveField } from '../fields/is-active'
import { updatedByField } from '../fields/updated-by'
import { objectField } from '../fields/json'
import { galleryField, pictureField } from '../fields/pictures'
import { requiredText } from '../fields/required-text'
import { slugField } from '../fields/slug'
import { moreProductFields } from './more-fields'

export const productFields: Field[] = [
  requiredText('name', 'Name is required'),
  slugField('Part of the address: /product/… Left empty, it is made of category and name.'),
  {
    name: 'categoryId',
    label: 'Category',
    type: 'relationship',
    relationTo: 'categories',
    required: true,
    index: true,
    maxDepth: 0,
    admin: { position: 'sidebar' },
  },
  { name: 'shortDescription', type: 'textarea', localized: true, maxLength: 1000 },
  {
    name: 'description',
    type: 'textarea',
    localized: true,
    maxLength: 20000,
    admin: { description: 'Every line becomes a paragraph', rows: 8 },
  },
  objectField('specifications', {
    defaultValue: {},
    // Names of specifications are translated like their values.
    custom: { hasTextNames: true },
    admin: { components: { Field: '/src/panel/pairs-field#PairsField' } },
  }),
  ...pictureField,
  ...galleryField,
  ...moreProductFields(),
  {
    name: 'isFeatured',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: { position: 'sidebar' },
  },
  { name: 'order', type: 'number', defaultValue: 0, index: true, admin: { position: 'sidebar' } },
  // Nearly all products are active: with an index of it, SQLite would sort them all for each page.
  { ...isActiveField, index: false },
  updatedByField,
]
