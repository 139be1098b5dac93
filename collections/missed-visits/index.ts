import type { CollectionConfig, Payload, Where } from 'payload'
import { maxMissedLength, maxMissedRows, type MissedKind, missedKinds } from '@/src/contract/visits'
import type { MissedCount } from '@/src/domain/visits/store'
import { companyDay } from '@/src/domain/settings/company'
import { getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { strictInput } from '@/src/payload/input/strict-input'

const kindLabels: Record<MissedKind, string> = { address: 'Address', search: 'Search' }

/**
 * Visits that found nothing: how often and on which days, without anything about the visitors. Only the server writes
 * it (`addMissedVisits`). Without times, since a day is all that staff need.
 */
export const missedVisits: CollectionConfig = {
  slug: 'missed-visits',
  labels: { singular: 'Not found', plural: 'Not found' },
  access: getAccess('missed-visits'),
  admin: {
    useAsTitle: 'text',
    group: 'Pages',
    defaultColumns: ['text', 'kind', 'visits', 'lastDay'],
    description:
      'Addresses and searches without a result. Only the number of times is stored, nothing about the visitors.',
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

/**
 * Adds to what was counted of a text before, by all instances. The database itself adds, so that none of two that
 * write at once undoes the other.
 */
export async function addMissedVisits(payload: Payload, count: MissedCount): Promise<void> {
  const { kind, text, visits } = count
  // Counted before the redirect was made.
  if (kind === 'address' && (await hasRedirect(payload, text))) return
  const day = await companyDay(payload)
  if (await raise(payload, count, day)) return
  try {
    await payload.create({
      collection: 'missed-visits',
      data: { kind, text, visits, firstDay: day, lastDay: day },
      depth: 0,
      disableTransaction: true,
    })
  } catch (error) {
    // Another instance may have made the row meanwhile.
    if (!(await raise(payload, count, day))) throw error
    return
  }
  await dropSurplus(payload, kind)
}

async function raise(
  payload: Payload,
  { kind, text, visits }: MissedCount,
  lastDay: string,
): Promise<boolean> {
  const changed = await payload.db.updateOne({
    collection: 'missed-visits',
    where: { and: [{ kind: { equals: kind } }, { text: { equals: text } }] },
    data: { visits: { $inc: visits }, lastDay },
    options: { atomic: true },
  })
  return Boolean(changed)
}

async function hasRedirect(payload: Payload, from: string): Promise<boolean> {
  const where: Where = { from: { equals: from } }
  return (await payload.count({ collection: 'redirects', where })).totalDocs > 0
}

async function dropSurplus(payload: Payload, kind: MissedKind): Promise<void> {
  const where: Where = { kind: { equals: kind } }
  const { totalDocs } = await payload.count({ collection: 'missed-visits', where })
  if (totalDocs <= maxMissedRows) return
  const { docs } = await payload.find({
    collection: 'missed-visits',
    where,
    sort: ['visits', 'lastDay'],
    limit: totalDocs - maxMissedRows,
    pagination: false,
    depth: 0,
  })
  const ids = docs.map(({ id }) => id)
  await payload.delete({ collection: 'missed-visits', where: { id: { in: ids } }, depth: 0 })
}
