import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { unknownRows } from '@/src/payload/all-languages/in-language'

const text = { name: 'text', type: 'text', localized: true } as FlattenedField
const fields = [
  { name: 'rows', type: 'array', fields: [], flattenedFields: [text] },
  { name: 'points', type: 'json' },
  { name: 'tags', type: 'select', hasMany: true, options: [] },
] as unknown as FlattenedField[]

const stored = { rows: [{ id: 'a' }], points: [{ x: 1 }], tags: ['new'] }

it('names the rows of a language that the record does not have', () => {
  const given = {
    rows: [
      { id: 'a', text: 'eins' },
      { id: 'b', text: 'zwei' },
    ],
  }
  expect([...unknownRows(stored, given, { fields })]).toEqual(['rows.1'])
})

it('takes lists that are no rows as they come', () => {
  const given = { points: [{ x: 1 }, { x: 2 }], tags: ['new', 'old'] }
  expect([...unknownRows(stored, given, { fields })]).toEqual([])
})
