import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { relationsIn, withoutLinks } from '@/src/platform/database/relations-in'

const product = { name: 'product', type: 'relationship', relationTo: 'products' }
const fields = [
  { ...product, name: 'translated', localized: true },
  { ...product, name: 'many', hasMany: true },
  { ...product, name: 'any', relationTo: ['pages', 'products'], hasMany: true },
  { name: 'tab', type: 'tab', flattenedFields: [product] },
  { name: 'rows', type: 'array', localized: true, flattenedFields: [product] },
  { name: 'text', type: 'richText' },
] as unknown as FlattenedField[]

const ofProducts = [{ ...product, name: 'successor' }] as unknown as FlattenedField[]

const place = {
  fields,
  blocks: [],
  fieldsOf: () => ofProducts,
  languages: ['en', 'zh'],
}

const link = (value: unknown) => ({ relationTo: 'products', value })

it('links are found and taken out in every language, in formatted texts and in what was read along', () => {
  const doc = {
    translated: { en: 'hidden', zh: 'shown' },
    many: ['hidden', { id: 'shown', successor: 'hidden' }, 'shown'],
    any: [link('hidden'), link('shown'), link({ id: 'shown', successor: 'hidden' })],
    tab: { product: 'hidden', name: 'N' },
    rows: { en: [{ product: 'hidden' }], zh: [{ product: 'shown' }] },
    text: {
      root: { children: [{ type: 'link', fields: { doc: link('hidden') } }, link('hidden')] },
    },
  }
  const hidden = [...relationsIn(doc, place)].filter(({ ids }) => ids.includes('hidden'))
  const without = withoutLinks(
    doc,
    hidden.map((relation) => ({ ...relation, ids: ['hidden'] })),
  )
  expect(without).toEqual({
    translated: { en: null, zh: 'shown' },
    many: [{ id: 'shown', successor: null }, 'shown'],
    any: [link('shown'), link({ id: 'shown', successor: null })],
    tab: { product: null, name: 'N' },
    rows: { en: [{ product: null }], zh: [{ product: 'shown' }] },
    text: { root: { children: [{ type: 'link', fields: { doc: link(null) } }, link(null)] } },
  })
})
