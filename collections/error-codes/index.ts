import type { CollectionConfig, Field } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { activeAndPublished, getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { isActiveField, productsField, updatedByField } from '@/src/payload/fields/record'
import { requiredText } from '@/src/payload/fields/text'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { knownRelations } from '@/src/payload/input/relations'
import { strictInput } from '@/src/payload/input/strict-input'
import { draftedComponents, draftedVersions } from '@/src/payload/versions/drafted'
import { refuseStale } from '@/src/payload/versions/refuse-stale'

const { afterChange, afterDelete } = revalidate(() => [tags.errorCodes()])

const firmwareFields: Field[] = [
  {
    name: 'from',
    label: 'From firmware',
    type: 'text',
    maxLength: 50,
    admin: {
      description: 'First version with this code. Leave empty if all earlier versions have it',
      width: '50%',
    },
  },
  {
    name: 'before',
    label: 'Before firmware',
    type: 'text',
    maxLength: 50,
    admin: {
      description: 'First version without this code. Leave empty if the latest version has it',
      width: '50%',
    },
  },
]

/**
 * Codes that machines show when something is wrong. A code belongs to all machines with the same controller, so that it
 * is written once for them.
 */
export const errorCodes: CollectionConfig = {
  slug: 'error-codes',
  labels: { singular: 'Error code', plural: 'Error codes' },
  access: getAccess('error-codes', activeAndPublished),
  admin: {
    components: draftedComponents,
    useAsTitle: 'code',
    group: 'Catalog',
    defaultColumns: ['code', 'meaning', 'products', '_status', 'updatedAt'],
    listSearchableFields: ['code', 'meaning', 'remedy'],
    description:
      'Visitors find codes by number on the service page of each machine: /product/…/service',
  },
  defaultSort: 'code',
  versions: draftedVersions,
  trash: true,
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    afterChange: [afterChange, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      index: true,
      maxLength: 40,
      admin: { description: 'As the machine shows it: E-4711' },
    },
    requiredText('meaning', 'Meaning is required'),
    {
      name: 'remedy',
      label: 'What to do',
      type: 'textarea',
      localized: true,
      maxLength: 2000,
      admin: { description: 'One step per line' },
    },
    productsField('Machines that show this code'),
    { type: 'row', fields: firmwareFields },
    isActiveField,
    updatedByField,
  ],
}
