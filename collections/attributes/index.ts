import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { getAccess } from '@/src/payload/access'
import { historyTab } from '@/src/payload/history-tab'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/known-relations'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { attributeFields } from './fields'
import { keepMeaning } from './hooks/keep-meaning'

const { afterChange, afterDelete } = revalidate(() => [tags.attributes(), tags.products()])

/**
 * Attributes of products: a key, a label and a kind, bound to categories. Products hold the values as data, so that a
 * new attribute needs neither a migration nor a deployment.
 */
export const attributes: CollectionConfig = {
  slug: 'attributes',
  access: getAccess('attributes'),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'key',
    group: 'Catalogue',
    defaultColumns: ['key', 'label', 'kind', 'unit', 'group', 'order'],
    description:
      'What products are described by. A product shows the attributes of its category and of the family of that.',
  },
  defaultSort: 'order',
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeChange: [keepMeaning],
    afterChange: [afterChange, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: attributeFields,
}
