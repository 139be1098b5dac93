import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { toAttribute } from '@/src/domain/catalogue/attributes/definition'
import type { Catalogue } from '@/src/domain/catalogue/catalogue'
import { filterRows, sortPlaces } from '@/src/domain/catalogue/filter'
import { everything, type ListQuery } from '@/src/domain/catalogue/list-query'
import { mergeSorted, Numbers, PackedTexts, groupRuns } from '@/src/domain/catalogue/packed'
import { RowTable } from '@/src/domain/catalogue/row-table'
import { mentionTest } from '@/src/domain/catalogue/text-tests'
import type { CatalogueRow } from '@/src/domain/catalogue/row'
import { indexWords, LineWords } from '@/src/domain/search/words'

const attributes = [
  toAttribute({ key: 'weight', kind: 'number', unit: 'kg', places: ['facets'] }),
  toAttribute({ key: 'works-at', kind: 'range', unit: '°C', places: ['facets'] }),
  toAttribute({ key: 'indoor', kind: 'yesNo', places: ['facets'], families: ['banking'] }),
]

const categories = [
  { id: '1', slug: 'atm', name: 'ATM', family: 'banking' },
  { id: '2', slug: 'epp', name: 'PIN pads', family: 'security' },
]

const tableOf = (rows: CatalogueRow[], lng = 'en', like?: RowTable): RowTable => {
  const table = RowTable.empty({ attributes, categories, lng }, like)
  for (const row of rows) table.add(row)
  return table.arranged()
}

const catalogueOf = (table: RowTable): Catalogue => ({
  table,
  categories,
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

const idsOf = (table: RowTable, places: Iterable<number>) =>
  Array.from(places, (place) => table.idAt(place))

const ask = (table: RowTable) => [
  [...table],
  ...questions.flatMap((question) => {
    const found = filterRows(catalogueOf(table), question)
    const sorted = (['order', 'name', 'newest'] as const).map((sort) =>
      idsOf(table, sortPlaces(table, found.places, sort)),
    )
    return [{ ...found, places: idsOf(table, found.places) }, sorted]
  }),
]

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
          const rows = rowsOf(first)
          let table = tableOf([...rows.values()])
          ask(table)
          const german = tableOf([...rows.values()], 'de', table).shared([table])
          for (const edit of edits) {
            const changes = rowsOf(edit)
            const gone = [...changes.keys(), ...removed.map(String)]
            for (const id of gone) rows.delete(id)
            for (const id of removed) changes.delete(String(id))
            for (const [id, row] of changes) rows.set(id, row)
            const before = ask(table)
            const after = table.changed(gone, [...changes.values()])
            expect(ask(after)).toEqual(ask(tableOf([...rows.values()])))
            expect(ask(table)).toEqual(before)
            table = after.shared([german])
            expect(ask(table)).toEqual(ask(after))
          }
          // What a table shares with it, or adds to its values, does not change it.
          expect(ask(german)).toEqual(ask(tableOf([...rowsOf(first).values()], 'de')))
        },
      ),
      { numRuns: 50 },
    )
  })

  it('is shared with tables of another bundle, which has the code again', async () => {
    const rows = fc.sample(product, { numRuns: 20, seed: 1 }).map(toRow)
    vi.resetModules()
    const others = await import('@/src/domain/catalogue/row-table')
    const own = tableOf(rows)
    const theirs = others.RowTable.of(rows, { attributes, categories, lng: 'de' })
    const german = tableOf(rows, 'de', theirs).shared([theirs])
    const edited = german.changed([german.idAt(0)], rows.slice(0, 1)).shared([theirs, own])
    expect(others.RowTable).not.toBe(RowTable)
    expect(ask(edited)).toEqual(ask(german.changed([german.idAt(0)], rows.slice(0, 1))))
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

describe('Packed lists', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'ä', '端', '\u0000', '🏧'),
    maxLength: 6,
  })
  const packed = (texts: string[]) => {
    const list = new PackedTexts()
    for (const each of texts) list.add(each)
    return list
  }
  const numbers = (list: number[]) => {
    const made = new Numbers()
    for (const each of list) made.add(each)
    return made
  }

  it('find what a look at each text finds, and nothing across two of them', () => {
    const wanted = text.filter((each) => each !== '')
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), wanted, (texts, each) => {
        const places = texts.flatMap((one, place) => (one.includes(each) ? [place] : []))
        expect(packed(texts).placesWith(each)).toEqual(places)
      }),
      { numRuns: 1000 },
    )
  })

  it('are joined as the places say, and give back what was put in', () => {
    const number = fc.oneof(
      fc.nat(300),
      fc.nat(70_000),
      fc.integer(),
      // A row has no use for a zero below zero.
      fc.double({ noNaN: true }).filter((each) => !Object.is(each, -0)),
      fc.constant(2 ** 32),
    )
    const entries = fc.array(fc.tuple(text, number), { maxLength: 20 })
    fc.assert(
      fc.property(entries, entries, fc.array(fc.nat()), (before, added, picks) => {
        const all = [...before, ...added]
        const sources = all.length === 0 ? [] : picks.map((pick) => pick % all.length)
        const runs = groupRuns(sources, before.length)
        const columns = [before, added].map((list) => ({
          texts: packed(list.map(([each]) => each)),
          numbers: numbers(list.map(([, each]) => each)),
        }))
        const [one, other] = columns as [(typeof columns)[0], (typeof columns)[0]]
        const texts = PackedTexts.joined(one.texts, other.texts, runs)
        expect(sources.map((_, place) => texts.at(place))).toEqual(
          sources.map((source) => all[source]?.[0]),
        )
        const joined = [...Numbers.joined(one.numbers, other.numbers, runs).all]
        expect(joined).toEqual(sources.map((source) => all[source]?.[1]))
      }),
      { numRuns: 500 },
    )
  })

  it('are the same list only where they are equal', () => {
    const [list, same, longer] = [numbers([1, 2]), numbers([1, 2]), numbers([1, 2, 3])]
    expect(list.shared([longer, same])).toBe(same)
    expect(list.shared([longer, numbers([1, 300])])).toBe(list)
    const texts = packed(['ab', 'c'])
    expect(texts.shared([packed(['a', 'bc'])])).toBe(texts)
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
