import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { withAfterInput } from '@/src/payload/fields/changed-fields'

const text = (name: string, afterInput?: string[]): Field => ({
  name,
  type: 'text',
  ...(afterInput ? { admin: { components: { afterInput } } } : {}),
})

it('puts a component behind the chosen inputs, however deep they lie, after those that stand there', () => {
  const fields: Field[] = [
    text('title', ['first']),
    { name: 'count', type: 'number' },
    { name: 'seo', type: 'group', fields: [text('description')] },
    { name: 'items', type: 'array', fields: [{ type: 'row', fields: [text('label')] }] },
    { type: 'tabs', tabs: [{ label: 'Texts', fields: [text('note')] }] },
  ]
  expect(withAfterInput(fields, 'mark', ({ type }) => type === 'text')).toEqual([
    text('title', ['first', 'mark']),
    { name: 'count', type: 'number' },
    { name: 'seo', type: 'group', fields: [text('description', ['mark'])] },
    { name: 'items', type: 'array', fields: [{ type: 'row', fields: [text('label', ['mark'])] }] },
    { type: 'tabs', tabs: [{ label: 'Texts', fields: [text('note', ['mark'])] }] },
  ])
})
