import type { Field } from 'payload'
import { isActiveField, updatedByField } from '@/src/payload/fields/record'
import { objectField, objectOrNothing } from '@/src/payload/fields/json'
import { galleryField, pictureField } from '@/src/payload/fields/pictures'
import { requiredText } from '@/src/payload/fields/text'
import { slugField } from '@/src/payload/fields/slug'
import { moreProductFields } from './more-fields'

/** Only the dashboard has inputs for these; the list of the panel would offer their JSON for many records at once. */
const inDashboard = { disableBulkEdit: true }

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
    admin: inDashboard,
  }),
  {
    name: 'attributes',
    type: 'json',
    defaultValue: {},
    jsonSchema: {
      uri: 'terminalia://attributes.json',
      fileMatch: ['terminalia://attributes.json'],
      schema: { type: 'object' },
    },
    validate: objectOrNothing('attributes'),
    admin: inDashboard,
  },
  objectField('attributeTexts', { admin: inDashboard }),
  {
    name: 'variants',
    type: 'json',
    jsonSchema: {
      uri: 'terminalia://variants.json',
      fileMatch: ['terminalia://variants.json'],
      schema: { type: 'object' },
    },
    validate: objectOrNothing('variants'),
    admin: inDashboard,
  },
  objectField('variantTexts', { admin: inDashboard }),
  ...pictureField,
  ...galleryField,
  ...moreProductFields(),
  {
    name: 'successorId',
    label: 'Successor',
    type: 'relationship',
    relationTo: 'products',
    index: true,
    maxDepth: 0,
    admin: {
      description: 'Visitors are led to it once this product is withdrawn',
      allowCreate: false,
    },
  },
  {
    name: 'isFeatured',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: { position: 'sidebar' },
  },
  { name: 'order', type: 'number', defaultValue: 0, index: true, admin: { position: 'sidebar' } },
  // When the days of its life were last set; the feed of changes tells that.
  {
    name: 'lifeCycleSetAt',
    type: 'date',
    admin: { hidden: true },
  },
  // Nearly all products are active: with an index of it, SQLite would sort them all for each page.
  { ...isActiveField, index: false },
  updatedByField,
]
