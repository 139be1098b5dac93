import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { listRestored } from '@/src/payload/versions/restore-parts'

const text = (name: string) => ({ name, type: 'text', localized: true }) as FlattenedField

const rows = {
  name: 'rows',
  type: 'array',
  flattenedFields: [text('label'), { name: 'size', type: 'number' }],
} as unknown as FlattenedField

const schema = {
  fields: [text('title'), text('note'), { name: 'order', type: 'number' } as FlattenedField, rows],
}

const now = {
  title: { en: 'New', ja: '新' },
  note: { en: 'Note' },
  order: 2,
  rows: [
    { id: 'b', size: 2, label: { en: 'Later' } },
    { id: 'a', size: 1, label: { en: 'New A', ja: '新' } },
  ],
}

const then = {
  title: { en: 'Old', ja: '旧' },
  note: { en: 'Note', ja: '注' },
  order: 1,
  rows: [{ id: 'a', size: 9, label: { en: 'Old A' } }],
}

it('restores a field in all languages', () => {
  expect(listRestored(now, then, { fields: ['title', 'order'] }, schema)).toEqual({
    data: { title: 'Old', order: 1 },
    translations: { ja: { title: '旧' } },
  })
})

it('restores the texts of a language within the rows that there are now', () => {
  const { data, translations } = listRestored(now, then, { languages: ['ja'] }, schema)
  expect(data).toEqual({})
  expect(translations).toEqual({
    ja: {
      title: '旧',
      note: '注',
      rows: [
        { id: 'b', size: 2, label: undefined },
        { id: 'a', size: 1, label: null },
      ],
    },
  })
})

it('restores one field in one language', () => {
  const chosen = { fields: ['title'], languages: ['en' as const] }
  expect(listRestored(now, then, chosen, schema)).toEqual({
    data: { title: 'Old' },
    translations: {},
  })
})

it('names nothing where nothing differs', () => {
  expect(listRestored(now, now, { fields: ['title', 'rows'] }, schema)).toEqual({
    data: {},
    translations: {},
  })
})
