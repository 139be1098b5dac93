import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { previewAddress } from '@/src/domain/links/addresses'
import { activeAndPublishedForGood, getAccess } from '@/src/payload/access'
import { draftedComponents, draftedVersions } from '@/src/payload/versions/drafted'
import { order } from '@/src/payload/endpoints/order'
import { fillSlug } from '@/src/payload/fields/slug'
import { audit } from '@/src/payload/activity-logs/audit'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { refuseWhileUsed } from '@/src/payload/hooks/refuse-while-used'
import { knownRelations } from '@/src/payload/input/relations'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { publishMenu, readTree, saveTree } from './endpoints/tree'
import { startFromBuiltIn } from './endpoints/start'
import { collectionWords, navigationFields } from './fields'
import { refuseDepth, refuseLoops } from './hooks'

const { afterChange, afterDelete } = revalidate(() => [tags.navigation()])

/** Entries of the menus and of the footer: groups, and what stands below them (sections 2 and 3). */
export const navigationItems: CollectionConfig = {
  slug: 'navigation-items',
  labels: collectionWords,
  access: getAccess('navigation-items', activeAndPublishedForGood),
  admin: {
    components: {
      edit: draftedComponents.edit,
      views: {
        ...draftedComponents.views,
        list: { Component: '/src/staff/panel/menu-tree/view#MenuTreeView' },
      },
    },
    preview: ({ id }, { locale }) =>
      id ? previewAddress('navigation-items', String(id), locale === 'all' ? 'en' : locale) : null,
    useAsTitle: 'name',
    group: 'Pages',
    defaultColumns: ['name', 'menu', 'parentId', 'order', '_status', 'isActive'],
  },
  defaultSort: 'order',
  versions: draftedVersions,
  endpoints: [order('navigation-items'), readTree, saveTree, publishMenu, startFromBuiltIn],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeValidate: [fillSlug('name'), refuseLoops, refuseDepth],
    afterChange: [afterChange, audit.afterChange],
    beforeDelete: [
      refuseWhileUsed('This navigation item still has items below it. Move or delete them first.', [
        { collection: 'navigation-items', where: (id) => ({ parentId: { equals: id } }) },
      ]),
    ],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: navigationFields,
}
