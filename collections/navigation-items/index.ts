import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/tags'
import { accessOf, active } from '../access'
import { order } from '../endpoints/order'
import { isActiveField } from '../fields/is-active'
import { fillSlug, slugField } from '../fields/slug'
import { historyTab } from '../history-tab'
import { audit } from '../hooks/audit'
import { refuseStale } from '../hooks/refuse-stale'
import { refuseWhileUsed } from '../hooks/refuse-while-used'
import { knownRelations } from '../hooks/known-relations'
import { revalidate } from '../hooks/revalidate'
import { strictInput } from '../hooks/strict-input'
import { refuseLoops } from './hooks/refuse-loops'

const { afterChange, afterDelete } = revalidate(() => [tags.navigation()])

/** Entries of the products menu: groups, and the categories below them (sections 2 and 3). */
export const navigationItems: CollectionConfig = {
  slug: 'navigation-items',
  labels: { singular: 'Navigation item', plural: 'Navigation' },
  access: accessOf('navigation-items', active),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'name',
    group: 'Pages',
    defaultColumns: ['name', 'slug', 'parentId', 'order', 'isActive'],
  },
  defaultSort: 'order',
  endpoints: [order('navigation-items')],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeValidate: [fillSlug('name'), refuseLoops],
    afterChange: [afterChange, audit.afterChange],
    beforeDelete: [
      refuseWhileUsed('This navigation item still has items below it. Move or delete them first.', [
        { collection: 'navigation-items', where: (id) => ({ parentId: { equals: id } }) },
      ]),
    ],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 200 },
    slugField('A group: any word. An item: the slug of the category that it leads to.'),
    {
      name: 'parentId',
      label: 'Parent',
      type: 'relationship',
      relationTo: 'navigation-items',
      index: true,
      maxDepth: 0,
      admin: { position: 'sidebar' },
    },
    { name: 'description', type: 'textarea', localized: true, maxLength: 1000 },
    { name: 'order', type: 'number', defaultValue: 0, index: true, admin: { position: 'sidebar' } },
    isActiveField,
  ],
}
