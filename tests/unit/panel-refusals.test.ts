import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { fieldOfForm, isOfPanel } from '@/src/payload/refusals/panel-answer'

const fields = [
  { name: 'title', type: 'text' },
  { name: 'variants', type: 'json' },
  { name: 'layout', type: 'blocks' },
  { name: 'secret', type: 'text', admin: { hidden: true } },
  { name: '_status', type: 'select' },
  {
    name: 'answers',
    type: 'array',
    flattenedFields: [
      { name: 'key', type: 'text' },
      { name: 'range', type: 'json' },
    ],
  },
] as unknown as FlattenedField[]

describe('the field of a form to which a refusal leads', () => {
  it.each([
    ['title', 'title'],
    ['variants.axes.0.key', 'variants'],
    ['layout.0.rows.1.title', 'layout.0.rows.1.title'],
    ['answers.2.key', 'answers.2.key'],
    ['answers.2.range.min', 'answers.2.range'],
    ['answers.2.gone', 'answers.2'],
    ['secret', undefined],
    ['_status', undefined],
    ['nowhere', undefined],
    ['', undefined],
  ])('%s is %s', (path, field) => {
    expect(fieldOfForm(path, fields)).toBe(field)
  })
})

it('tells pages of the panel from those that are called alike', () => {
  const from = (referer: string) => isOfPanel(new Headers({ referer }))
  for (const page of ['/admin', '/admin/', '/admin/collections/news/1?locale=zh'])
    expect(from(`https://example.com${page}`), page).toBe(true)
  for (const page of ['/admin-dashboard', '/admin-portal', '/', '/en/admin'])
    expect(from(`https://example.com${page}`), page).toBe(false)
  expect(isOfPanel(new Headers())).toBe(false)
  expect(from('nothing')).toBe(false)
})
