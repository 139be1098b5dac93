import { describe, expect, it } from 'vitest'
import { mergeLanguage } from '@/src/domain/checks/merge-language'
import { pixelWidth } from '@/src/domain/checks/pixel-width'
import { type CheckedCollection, checkIds } from '@/src/contract/staff/checks'
import { makeSchema } from '../helpers/checks/schema'
import { found } from '../helpers/checks/found'
import { plants } from '../helpers/checks/plants'
import { documents, page, type Stored } from '../helpers/checks/whole-documents'

describe('checks while writing', () => {
  it.each(Object.entries(documents))('find nothing in whole %s', (collection, doc) => {
    expect(found(collection as CheckedCollection, doc)).toEqual([])
  })

  describe.each(checkIds)('%s', (id) => {
    it.each(
      plants[id].map(([collection, changes, expected]) => ({ collection, changes, expected })),
    )('finds $expected in $collection, and nothing else', ({ collection, changes, expected }) => {
      const before = documents[collection]
      expect(found(collection, planted(before, changes))).toEqual([expected])
    })
  })

  it('look only at languages that the site offers', () => {
    const known = Object.values(plants).flat()
    const tried = known.filter(([, , expected]) => expected.endsWith(' zh'))
    expect(tried.length).toBeGreaterThan(3)
    for (const [collection, changes] of tried)
      expect(found(collection, planted(documents[collection], changes), ['en', 'ru'])).toEqual([])
  })

  it('are tried with four defects of each kind', () => {
    for (const id of checkIds) expect(plants[id].length, id).toBeGreaterThanOrEqual(4)
  })

  it.each<[string, Stored]>([
    ['the colour that the picture needs', { words: 'dark' }],
    ['the side on which the picture is calm', { place: 'end' }],
    ['a picture of which nothing is known', { picture: 'wide' }],
    ['a title alone', { text: {} }],
    ['words beside the picture', { layout: 'split' }],
  ])('take %s', (_, hero) => {
    const changes = { layout: 'bleed', picture: 'window', text: { en: 'Slot to safe.' }, ...hero }
    const places = Object.entries(changes).map(([name, value]) => [`layout/0/${name}`, value])
    expect(found('pages', planted(page, Object.fromEntries(places) as Stored))).toEqual([])
  })

  it('find the short texts of an added block while nothing beside them is changed', () => {
    const section = (title: string, text: string) =>
      found('pages', {
        ...page,
        layout: [
          ...(page.layout as object[]),
          {
            id: 's',
            blockType: 'faq',
            title: { en: 'What is asked' },
            questions: [{ id: 'q', question: { en: title }, answer: { en: text } }],
          },
        ],
      })
    const sample = 'For twelve years after the last machine of a series.'
    expect(section('Who helps at night?', 'A person.')).toEqual([])
    expect(section('How long are spare parts kept?', sample)).toEqual([
      'sampleText layout.7.questions.0.answer en',
    ])
    expect(section('How long are spare parts available?', sample)).toEqual([
      'sampleText layout.7.questions.0.question en',
      'sampleText layout.7.questions.0.answer en',
    ])
  })

  it('take an old address that leads on, and what has no record, as there', () => {
    for (const href of [
      '/old-counting',
      '/contact',
      '/api/x',
      '/news/feed.xml',
      '/product/sorter/datasheet.pdf',
    ])
      expect(found('pages', planted(page, { 'layout/0/ctaHref': href })), href).toEqual([])
  })
})

describe('the width of a text', () => {
  it.each([
    ['iii', 13],
    ['WWW', 60],
    ['漢字', 40],
    ['é', pixelWidth('e', 20)],
    ['กำ', pixelWidth('กํา', 20)],
  ])('%s', (text, width) => {
    expect(pixelWidth(text, 20)).toBe(width)
  })
})

describe('a language that is written', () => {
  it('stands beside what is stored in the others, row by row', () => {
    const schema = makeSchema('pages')
    const layout = [
      {
        id: 'd',
        blockType: 'figures',
        title: '数字',
        items: [{ id: 'd2', value: '12', label: '传感器' }],
      },
      { id: 'new', blockType: 'hero', title: '新' },
    ]
    const { layout: merged } = mergeLanguage(page, { layout }, 'zh', schema)
    expect(merged).toMatchObject([
      {
        title: { en: 'In figures', zh: '数字' },
        items: [{ value: { en: '12', zh: '12' }, label: { en: 'sensors', zh: '传感器' } }],
      },
      { title: { zh: '新' } },
    ])
  })
})

/** A document with something else at a place, `layout/0/title/en`. */
function planted(doc: Stored, changes: Stored): Stored {
  const copy = structuredClone(doc)
  for (const [place, value] of Object.entries(changes)) {
    const names = place.split('/')
    const last = names.pop() ?? ''
    const holder = names.reduce<Stored>((inner, name) => (inner[name] ??= {}) as Stored, copy)
    holder[last] = value
  }
  return copy
}
