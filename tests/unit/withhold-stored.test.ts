import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { withholdStored } from '@/collections/activity-logs/withhold-stored'

const change = (field: string, before: string | null, after: string | null) => ({
  field,
  label: field,
  before,
  after,
})

/** A database that holds these entries of the log. */
function logOf(entries: { id: string; resourceType: string; details: object }[]) {
  const kept = new Set<string>()
  const collection = (slug: string, fields: object[] = []) => ({
    config: { slug, flattenedFields: fields },
  })
  const payload = {
    collections: {
      documents: collection('documents', [{ name: 'code', custom: { isWithheldFromLog: true } }]),
      applications: collection('job-applications'),
    },
    kv: {
      has: async (key: string) => kept.has(key),
      set: async (key: string) => kept.add(key),
    },
    db: {
      find: async ({ page }: { page: number }) => ({
        docs: page === 1 ? structuredClone(entries) : [],
        hasNextPage: page === 1,
      }),
      updateOne: async ({ id, data }: { id: string; data: { details: object } }) => {
        const entry = entries.find((one) => one.id === id)
        if (entry) entry.details = data.details
      },
    },
    logger: { warn: (error: unknown) => expect.unreachable(JSON.stringify(error)) },
  }
  return payload as unknown as Payload
}

it('takes notes about people and codes out of entries of before, once, and leaves the rest', async () => {
  const entries = [
    {
      id: '1',
      resourceType: 'job-applications',
      details: {
        fields: ['note', 'status'],
        changes: [change('note', null, 'A note'), change('status', 'new', 'invited')],
      },
    },
    {
      id: '2',
      resourceType: 'documents',
      details: {
        changes: [change('code', 'before', 'after'), change('title', 'Before', 'After')],
      },
    },
    { id: '3', resourceType: 'gone', details: { changes: [change('code', 'a', 'b')] } },
  ]
  const payload = logOf(entries)
  await withholdStored(payload)
  const cleared = [
    {
      fields: ['note', 'status'],
      changes: [change('note', null, null), change('status', 'new', 'invited')],
    },
    { changes: [change('code', null, null), change('title', 'Before', 'After')] },
    { changes: [change('code', 'a', 'b')] },
  ]
  expect(entries.map(({ details }) => details)).toEqual(cleared)
  await withholdStored(payload)
  expect(entries.map(({ details }) => details)).toEqual(cleared)
})
