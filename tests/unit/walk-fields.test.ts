import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { mapParts, listParts, type Schema, walkFields } from '@/src/platform/values/walk-fields'

const title = { name: 'title', type: 'text', localized: true }
const fields = [
  title,
  { name: 'seo', type: 'group', flattenedFields: [title] },
  { name: 'rows', type: 'array', flattenedFields: [title] },
  { name: 'lists', type: 'array', localized: true, flattenedFields: [{ ...title }] },
  { name: 'layout', type: 'blocks' },
] as unknown as FlattenedField[]
const schema = {
  fields,
  blocks: [
    {
      slug: 'known',
      flattenedFields: [{ name: 'links', type: 'array', flattenedFields: [title] }],
    },
  ],
} as unknown as Schema

const visits = (doc: object, way?: Parameters<typeof walkFields>[2]) => [
  ...walkFields(doc, schema, way),
]
const pathsIn = (doc: object, way?: Parameters<typeof walkFields>[2]) =>
  visits(doc, way)
    .filter(({ value }) => value !== undefined)
    .map(({ path }) => path)

describe('a walk of the fields of a document', () => {
  it('visits each field before those within its value, with places of rows', () => {
    const doc = {
      title: 'a',
      seo: { title: 'b' },
      rows: [{ id: 'r', title: 'c' }, 'no row'],
      layout: [
        { blockType: 'unknown', links: [{}] },
        { id: 'b', blockType: 'known', links: [{ title: 'd' }] },
      ],
    }
    expect(pathsIn(doc)).toEqual([
      'title',
      'seo',
      'seo.title',
      'rows',
      'rows.0.title',
      'layout',
      'layout.1.links',
      'layout.1.links.0.title',
    ])
    const keys = visits(doc).map(({ key }) => key)
    expect(keys).toContain('rows/r/title')
    expect(keys).toContain('layout/b/links/#0/title')
    const inBlock = visits(doc).find(({ path }) => path === 'layout.1.links.0.title')
    expect(inBlock?.block).toBe(doc.layout[1])
  })

  it('skips what has the wrong shape', () => {
    expect(pathsIn({ seo: [{ title: 'a' }], rows: { title: 'b' }, layout: 'c' })).toEqual([
      'seo',
      'rows',
      'layout',
    ])
    expect([...walkFields('text', schema)]).toEqual([])
  })

  it('stays out of leaves and of blocks that are left out', () => {
    const doc = {
      rows: [{ title: 'a' }],
      layout: [{ blockType: 'known', isHidden: true, links: [] }],
    }
    expect(pathsIn(doc, { isLeaf: ({ type }) => type === 'array' })).toEqual([
      'rows',
      'layout',
      'layout.0.links',
    ])
    expect(pathsIn(doc, { isLeftOut: ({ isHidden }) => isHidden === true })).toEqual([
      'rows',
      'rows.0.title',
      'layout',
    ])
  })

  it('visits each language of what is localized', () => {
    const doc = { title: { en: 'a', de: 'b' }, lists: { de: [{ title: 'c' }] } }
    expect(pathsIn(doc, { languages: ['en', 'de'] })).toEqual([
      'title.en',
      'title.de',
      'lists.de',
      'lists.de.0.title',
    ])
    expect(pathsIn(doc)).toEqual(['title', 'lists'])
  })

  it('tells what lies within a text of one language', () => {
    const inText = visits({ lists: [{ title: 'a' }], rows: [{ title: 'b' }] })
      .filter(({ isInText }) => isInText)
      .map(({ path }) => path)
    expect(inText).toEqual(['lists.0.title'])
  })

  it('goes into what a visitor wrote', () => {
    const doc: Record<string, unknown> = { rows: [] }
    const paths: string[] = []
    for (const { path, field, data } of walkFields(doc, schema)) {
      paths.push(path)
      if (field.name === 'rows') data.rows = [{ title: 'new' }]
    }
    expect(paths).toContain('rows.0.title')
  })
})

describe('the parts of a value', () => {
  const [, seo, rows] = fields as [FlattenedField, FlattenedField, FlattenedField]

  it('are the value of a group and the rows of a list', () => {
    expect(listParts(seo, { title: 'a' }).map(({ step }) => step)).toEqual(['.'])
    expect(listParts(rows, [null, { title: 'a' }]).map(({ step }) => step)).toEqual(['.1.'])
  })

  it('are changed in a copy, which is the same value where none is', () => {
    const value = [{ title: 'a' }, { title: 'b' }]
    expect(mapParts(rows, value, [], ({ data }) => data)).toBe(value)
    const changed = mapParts(rows, value, [], ({ data, index }) =>
      index === 1 ? { title: 'c' } : data,
    )
    expect(changed).toEqual([{ title: 'a' }, { title: 'c' }])
    expect(value[1]).toEqual({ title: 'b' })
  })
})
