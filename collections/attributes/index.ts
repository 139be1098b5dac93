import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { isSameQuantity, isUnit } from '@/src/domain/catalogue/attributes/units'
import { getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { fieldRefusal } from '@/src/payload/errors'
import { historyTab } from '@/src/payload/panel-views'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { knownRelations } from '@/src/payload/input/relations'
import { strictInput } from '@/src/payload/input/strict-input'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { attributeFields } from './fields'

/**
 * Products hold values under the key, in the form of the kind and in units of one quantity: those stay as they are
 * from the beginning on. An attribute of another meaning is another attribute.
 */
const keepMeaning: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const before = originalDoc as { key?: unknown; kind?: unknown; unit?: unknown }
  for (const name of ['key', 'kind'] as const) {
    if (data[name] !== undefined && data[name] !== before[name])
      throw fieldRefusal(
        name,
        `${name} cannot be changed: products have values of it`,
        'attributes',
      )
  }
  const { unit } = data as { unit?: unknown }
  // MongoDB leaves out what SQLite keeps as null.
  if (unit === undefined || unit === (before.unit ?? null)) return data
  if (!isUnit(unit) || !isUnit(before.unit) || !isSameQuantity(unit, before.unit))
    throw fieldRefusal(
      'unit',
      `unit must be one that ${before.unit ?? 'none'} is converted to`,
      'attributes',
    )
  return data
}

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
