import type { FlattenedBlock, FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { writtenSchema } from '@/src/payload/operations/written-schema'

const text = { name: 'title', type: 'text' }
const fields = [
  text,
  { name: 'words', type: 'text', hasMany: true },
  { name: 'note', type: 'textarea', custom: { marks: true } },
  { name: 'day', type: 'date' },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  { name: 'state', type: 'select', options: ['a', 'b'], hasMany: true },
  { name: 'facts', type: 'json', jsonSchema: { schema: { type: 'object' } } },
  { name: 'seo', type: 'group', flattenedFields: [text] },
  { name: 'rows', type: 'array', flattenedFields: [text] },
  { name: 'layout', type: 'blocks', blocks: [], blockReferences: ['outer'] },
] as unknown as FlattenedField[]
const blocks = [
  {
    slug: 'outer',
    flattenedFields: [{ name: 'inner', type: 'blocks', blocks: [], blockReferences: ['inner'] }],
  },
  { slug: 'inner', flattenedFields: [text] },
] as unknown as FlattenedBlock[]

const schemaFor = (more: { isForm?: boolean; isOpen?: boolean } = {}) =>
  writtenSchema(fields, blocks, { beside: ['confirm'], isForm: false, isOpen: false, ...more })
const stored = (data: object, more?: Parameters<typeof schemaFor>[0]) => schemaFor(more).parse(data)
const problem = (data: object, more?: Parameters<typeof schemaFor>[0]) => {
  const { message, path } = schemaFor(more).safeParse(data).error?.issues[0] ?? {}
  return [path?.join('.'), message]
}

it('makes values as they are stored', () => {
  expect(
    stored({
      title: ' a ',
      words: [' b '],
      note: ' \n',
      day: '2026-11-29',
      picture: '',
      confirm: 1,
    }),
  ).toEqual({
    title: 'a',
    words: ['b'],
    note: '',
    day: '2026-11-29T00:00:00.000Z',
    picture: null,
    confirm: 1,
  })
  expect(stored({ note: ' b ', rows: null, layout: null, title: null })).toEqual({
    note: ' b ',
    rows: [],
    layout: [],
    title: null,
  })
})

it('says of each value what it must be, and where it stands', () => {
  expect(problem({ title: 1 })).toEqual(['title', 'must be a text'])
  expect(problem({ rows: [{}, { title: 1 }] })).toEqual(['rows.1.title', 'must be a text'])
  expect(problem({ state: ['c'] })).toEqual(['state', 'must be some of a, b'])
  expect(problem({ words: Array(501).fill('a') })).toEqual([
    'words',
    'must be a list of at most 500 entries',
  ])
  expect(problem({ rows: ['a'] })).toEqual(['rows', 'must be a list of objects'])
  expect(problem({ seo: null })).toEqual(['seo', 'must be an object'])
  expect(problem({ facts: { a: [{ b: 1e18 }] } })).toEqual([
    'facts.a.0.b',
    expect.stringMatching(/^must be a number between/),
  ])
  expect(problem({ layout: [{ blockType: 'inner' }] })).toEqual([
    'layout.0.blockType',
    'is unknown',
  ])
  expect(problem({ note: '[a](javascript:b)' })[1]).toMatch(/^has the link “javascript:b”/)
})

it('goes into blocks that stand after those that hold them', () => {
  const layout = [{ blockType: 'outer', inner: [{ blockType: 'inner', title: 1 }] }]
  expect(problem({ layout })).toEqual(['layout.0.inner.0.title', 'must be a text'])
})

it('takes a number of rows in a form alone, and unknown names in an open write alone', () => {
  expect(stored({ rows: 0 }, { isForm: true })).toEqual({ rows: [] })
  expect(problem({ rows: 0 })).toEqual(['rows', 'must be a list of objects'])
  const old = { old: 1, rows: [{ old: 2 }] }
  expect(stored(old, { isOpen: true })).toEqual(old)
  expect(schemaFor().safeParse(old).success).toBe(false)
})

it('is made once for the fields of a collection', () => {
  expect(schemaFor()).toBe(schemaFor())
  expect(schemaFor()).not.toBe(schemaFor({ isOpen: true }))
})
