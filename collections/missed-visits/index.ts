import type { CollectionConfig } from 'payload'
import { maxMissedLength, type MissedKind, missedKinds } from '@/src/contract/staff/missed-visits'
import { getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { strictInput } from '@/src/payload/input/strict-input'

const kindLabels: Record<MissedKind, string> = { address: 'Address', search: 'Search' }

/**
 * Visits that found nothing: how often and on which days, without anything about the visitors. Only the server writes
 * it (`store.ts`). Without times, since a day is all that staff need.
 */
export const missedVisits: CollectionConfig = {
  slug: 'missed-visits',
  labels: { singular: 'Not found by visitors', plural: 'Not found by visitors' },
  access: getAccess('missed-visits'),
  admin: {
    useAsTitle: 'text',
    group: 'Pages',
    defaultColumns: ['text', 'kind', 'visits', 'lastDay'],
    description:
      'Addresses without a page, and searches without a hit. Only the number of times is kept, nothing about the visitors.',
  },
  defaultSort: '-visits',
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['kind', 'text'], unique: true }],
  hooks: {
    beforeOperation: [strictInput],
    afterDelete: [audit.afterDelete],
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      options: missedKinds.map((value) => ({ value, label: kindLabels[value] })),
      required: true,
    },
    { name: 'text', type: 'text', required: true, maxLength: maxMissedLength },
    { name: 'visits', type: 'number', required: true, index: true },
    { name: 'firstDay', type: 'text', required: true },
    { name: 'lastDay', type: 'text', required: true, index: true },
  ],
}
