import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { active, getAccess } from '@/src/payload/access'
import { checksField } from '@/src/payload/checks/panel'
import { forbidFindings } from '@/src/payload/checks/hooks/forbid-findings'
import { bulk } from '@/src/payload/bulk/endpoints'
import { order } from '@/src/payload/endpoints/order'
import { familyField } from '@/src/payload/fields/settings-keys'
import { isActiveField } from '@/src/payload/fields/record'
import { fillSlug, slugField } from '@/src/payload/fields/slug'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { refuseWhileUsed } from '@/src/payload/hooks/refuse-while-used'
import { redirectOldAddress } from '@/src/payload/redirects'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'

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
    group: 'Catalog',
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
