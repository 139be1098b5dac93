import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAttribute } from '@/src/domain/catalogue/attributes/definition'
import type { Catalogue } from '@/src/domain/catalogue/catalogue'
import { filterRows, sortRows } from '@/src/domain/catalogue/filter'
import { everything, type ListQuery } from '@/src/domain/catalogue/list-query'
import { mentionTest, mergeSorted, takeOverIndex } from '@/src/domain/catalogue/row-index'
import { byOrder, type CatalogueRow } from '@/src/domain/catalogue/row'
import { indexWords, LineWords } from '@/src/domain/search/words'

const attributes = [
  toAttribute({ key: 'weight', kind: 'number', unit: 'kg', places: ['facets'] }),
  toAttribute({ key: 'works-at', kind: 'range', unit: '°C', places: ['facets'] }),
  toAttribute({ key: 'indoor', kind: 'yesNo', places: ['facets'], families: ['banking'] }),
]

const catalogueOf = (rows: CatalogueRow[]): Catalogue => ({
  rows,
  categories: [
    { id: '1', slug: 'atm', name: 'ATM', family: 'banking' },
    { id: '2', slug: 'epp', name: 'PIN pads', family: 'security' },
  ],
  attributes,
  lng: 'en',
  words: { yes: 'Yes', no: 'No', sides: { width: 'Width', depth: 'Depth', height: 'Height' } },
})

const product = fc.record({
  id: fc.integer({ min: 0, max: 60 }),
  name: fc.constantFrom('Alpha', 'beta', 'Gamma 2', 'Gamma 10'),
  order: fc.integer({ min: 0, max: 5 }),
  createdAt: fc.integer({ min: 0, max: 5 }),
  categoryId: fc.constantFrom('1', '2'),
  weight: fc.integer({ min: 1, max: 90 }),
  works: fc.tuple(fc.integer({ min: -20, max: 0 }), fc.integer({ min: 1, max: 50 })),
  indoor: fc.boolean(),
  speaks: fc.constantFrom('NDC', 'NDC, DDC', 'FHIR'),
  power: fc.integer({ min: 1, max: 900 }),
})

function toRow(given: typeof product extends fc.Arbitrary<infer Given> ? Given : never) {
  const { id, weight, works, indoor, speaks, power, ...rest } = given
  const row: CatalogueRow = {
    ...rest,
    id: String(id),
    slug: `product-${id}`,
    shortDescription: '',
    description: '',
    specifications: [
      ['weight', `${weight} kg`],
      ['Protocols', speaks],
      ['Power', `${power} W`],
    ],
    attributes: {
      weight: { value: weight, unit: 'kg' },
      'works-at': { min: works[0], max: works[1], unit: '°C' },
      indoor,
    },
    more: '',
    isFeatured: power % 2 === 0,
    imageId: null,
    updatedAt: 0,
  }
  return row
}

const questions: ListQuery[] = [
  everything,
  { ...everything, q: 'gamma' },
  { ...everything, values: { weight: ['20..50kg'] } },
  { ...everything, values: { 'works-at': ['5kg', '5°C'], protocols: ['ndc'] } },
  { ...everything, categories: ['atm'], values: { indoor: ['yes'] } },
]

const ask = (rows: CatalogueRow[]) =>
  questions.flatMap((question) => {
    const catalogue = catalogueOf(rows)
    const found = filterRows(catalogue, question)
    const sorted = (['name', 'newest'] as const).map((sort) =>
      sortRows(catalogue, found.rows, sort).map(({ id }) => id),
    )
    return [{ ...found, rows: found.rows.map(({ id }) => id) }, sorted]
  })

const rowsOf = (products: Parameters<typeof toRow>[0][]): Map<string, CatalogueRow> =>
  new Map(products.map(toRow).map((row) => [row.id, row]))

describe('What is worked out of rows', () => {
  it('answers after edits as what is worked out of all of them anew', () => {
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 1, maxLength: 60 }),
        fc.array(fc.array(product, { maxLength: 4 }), { maxLength: 3 }),
        fc.array(fc.nat(60), { maxLength: 3 }),
        (first, edits, removed) => {
          let rows = [...rowsOf(first).values()].sort(byOrder)
          ask(rows)
          for (const edit of edits) {
            const next = new Map(rows.map((row) => [row.id, row]))
            for (const [id, row] of rowsOf(edit)) next.set(id, row)
            for (const id of removed) next.delete(String(id))
            const after = [...next.values()].sort(byOrder)
            takeOverIndex(rows, after)
            // Copies have no index yet, and it is made of all of them.
            expect(ask(after)).toEqual(ask(after.map((row) => ({ ...row }))))
            rows = after
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('puts new things into a sorted list where sorting all would', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 50 }))
    fc.assert(
      fc.property(numbers, numbers, (before, added) => {
        const compare = (a: number, b: number) => a - b
        const all = [...before, ...added].sort(compare)
        expect(mergeSorted([...before].sort(compare), added, compare)).toEqual(all)
      }),
    )
  })
})

describe('A text about a product', () => {
  const isAbout = mentionTest({ slug: 'atm-a300', name: 'A300 Through-the-Wall (outdoor)' })

  it.each([
    'The A300 now needs half the power',
    'A300は消費電力が半分',
    'The A300 Through-the-Wall (outdoor)',
    'More on [its page](/product/atm-a300).',
  ])('is “%s”', (text) => expect(isAbout(text)).toBe(true))

  it.each(['The A3000', 'BA300', 'On /product/atm-a300-lobby', 'A30'])('is not “%s”', (text) =>
    expect(isAbout(text)).toBe(false),
  )
})

describe('The words of lines', () => {
  it('are those of the whole text', () => {
    const line = fc.constantFrom(
      'Note capacity 1,000 notes',
      'ISO8583, NDC',
      '显示屏 15.6 英寸',
      '',
      'e\u0301cran',
    )
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('en', 'zh', 'th'), (lines, lng) => {
        const text = lines.join('\n')
        const lineWords = new LineWords(lng)
        expect(lineWords.of(text)).toEqual(indexWords(text, lng))
        expect(lineWords.of(text)).toEqual(indexWords(text, lng))
      }),
    )
  })
})
