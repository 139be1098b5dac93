import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { active, getAccess } from '../access'
import { checksField } from '../checks/field'
import { forbidFindings } from '../checks/hooks/forbid-findings'
import { bulk } from '../endpoints/bulk'
import { order } from '../endpoints/order'
import { familyField } from '../fields/family'
import { isActiveField } from '../fields/is-active'
import { fillSlug, slugField } from '../fields/slug'
import { historyTab } from '../history-tab'
import { audit } from '../hooks/audit'
import { refuseWhileUsed } from '../hooks/refuse-while-used'
import { redirectOldAddress } from '../hooks/redirect-old-address'
import { refuseStale } from '../hooks/refuse-stale'
import { revalidate } from '../hooks/revalidate'
import { strictInput } from '../hooks/strict-input'

const { afterChange, afterDelete } = revalidate(() => [tags.categories(), tags.products()])

const oldAddress = redirectOldAddress('categories')

/** Product categories (section 3, product_categories). */
export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: 'Category', plural: 'Categories' },
  access: getAccess('categories', active),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'name',
    group: 'Catalogue',
    defaultColumns: ['name', 'slug', 'family', 'order', 'isActive'],
  },
  defaultSort: 'order',
  endpoints: [bulk('categories'), order('categories')],
  hooks: {
    beforeOperation: [refuseStale, strictInput],
    beforeValidate: [fillSlug('name')],
    beforeChange: [forbidFindings('categories'), oldAddress.beforeChange],
    afterChange: [afterChange, oldAddress.afterChange, audit.afterChange],
    beforeDelete: [
      refuseWhileUsed('This category still has products. Move or delete them first.', [
        { collection: 'products', where: (id) => ({ categoryId: { equals: id } }) },
      ]),
    ],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 200 },
    slugField('Part of the address: /products/category/…'),
    { name: 'description', type: 'textarea', localized: true, maxLength: 5000 },
    familyField('The family page that shows its products. The site settings name the families'),
    { name: 'order', type: 'number', defaultValue: 0, index: true, admin: { position: 'sidebar' } },
    isActiveField,
    checksField,
  ],
}
