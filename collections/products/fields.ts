import type { Field } from 'payload'
import { isActiveField, updatedByField } from '@/src/payload/fields/record'
import { galleryField, pictureField } from '@/src/payload/fields/pictures'
import { slugField } from '@/src/payload/fields/slug'
import { documented, moreProductFields } from './more-fields'

/** Only the dashboard has inputs for these; the list of the panel would offer their JSON for many records at once. */
const inDashboard = { admin: { disableBulkEdit: true } }

const inSidebar = { admin: { position: 'sidebar' } }

export const productFields: Field[] = [
  documented('name'),
  slugField('Part of the address: /product/… Left empty, it is made of category and name.'),
  documented('categoryId', { label: 'Category', ...inSidebar }),
  documented('shortDescription'),
  documented('description', { admin: { description: 'Each line becomes a paragraph', rows: 8 } }),
  documented('specifications', {
    defaultValue: {},
    // Names of specifications are translated like their values.
    custom: { hasTextNames: true },
    ...inDashboard,
  }),
  documented('attributes', { defaultValue: {}, ...inDashboard }),
  documented('attributeTexts', inDashboard),
  documented('variants', inDashboard),
  documented('variantTexts', inDashboard),
  ...pictureField,
  ...galleryField,
  ...moreProductFields(),
  documented('successorId', {
    label: 'Successor',
    admin: {
      description: 'Visitors are redirected to it once this product is discontinued',
      allowCreate: false,
    },
  }),
  documented('worksWith', {
    label: 'Works with',
    admin: {
      description:
        'Products used together with this one. Each product is shown on the page of the other',
      allowCreate: false,
    },
  }),
  documented('isFeatured', { index: true, ...inSidebar }),
  documented('order', { index: true, ...inSidebar }),
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
