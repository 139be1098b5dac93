import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRange, rangeText } from '@/src/domain/catalogue/attributes/asked-range'
import { type Attribute, toAttribute } from '@/src/domain/catalogue/attributes/definition'
import { type Unit, units } from '@/src/domain/catalogue/attributes/units'
import type { Catalogue } from '@/src/domain/catalogue/catalogue'
import { findEdges, makeSteps } from '@/src/domain/catalogue/attribute-facets'
import { filterRows } from '@/src/domain/catalogue/filter'
import { everything, type ListQuery } from '@/src/domain/catalogue/list-query'
import type { CatalogueRow } from '@/src/domain/catalogue/row'
import { RowTable } from '@/src/domain/catalogue/row-table'

const attribute = (given: Partial<Attribute> & Pick<Attribute, 'key' | 'kind'>) =>
  toAttribute({ places: ['facets'], ...given } as never)

const attributes = [
  attribute({ key: 'weight', kind: 'number', unit: 'kg', decimals: 1 }),
  attribute({ key: 'size', kind: 'dimensions', unit: 'mm' }),
  attribute({ key: 'works-at', kind: 'range', unit: '°C' }),
  attribute({ key: 'notes', kind: 'number', unitText: 'notes' }),
  attribute({ key: 'speaks', kind: 'choice', isMany: true, choices: { ndc: 'NDC', ddc: 'DDC' } }),
  attribute({ key: 'recycles', kind: 'yesNo', families: ['banking'] }),
]

const categories = [
  { id: '1', slug: 'atm', name: 'ATM', family: 'banking' },
  { id: '2', slug: 'epp', name: 'PIN pads', family: 'security' },
]

const row = (id: string, rest: Partial<CatalogueRow> = {}): CatalogueRow => ({
  id,
  slug: id,
  name: id,
  shortDescription: '',
  description: '',
  specifications: [],
  attributes: {},
  more: '',
  categoryId: '1',
  isFeatured: false,
  order: 0,
  imageId: null,
  createdAt: 0,
  updatedAt: 0,
  ...rest,
})

const catalogueOf = (rows: CatalogueRow[], lng = 'en'): Catalogue => ({
  table: RowTable.of(rows, { attributes, categories, lng }),
  categories,
  attributes,
  lng,
  words: { yes: 'Yes', no: 'No', sides: { width: 'Width', depth: 'Depth', height: 'Height' } },
})

/** Whole numbers, so that the arithmetic of this file and that of the product cannot differ by a rounding. */
const amount = fc.integer({ min: 1, max: 60 })
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 4 })
const inOne = (...names: Unit[]) => fc.constantFrom(...names)

const product = fc.record({
  categoryId: fc.constantFrom('1', '2'),
  isFeatured: fc.boolean(),
  attributes: fc
    .record({
      weight: maybe(fc.record({ value: amount, unit: inOne('kg', 'lb', 'g') })),
      size: maybe(
        fc.record({ width: amount, depth: amount, height: amount, unit: inOne('mm', 'cm', 'in') }),
      ),
      'works-at': maybe(
        fc
          .tuple(
            fc.integer({ min: -30, max: 60 }),
            fc.integer({ min: 0, max: 50 }),
            inOne('°C', '°F'),
          )
          .map(([min, more, unit]) => ({ min, max: min + more, unit })),
      ),
      notes: maybe(fc.record({ value: amount })),
      speaks: maybe(fc.subarray(['ndc', 'ddc'], { minLength: 1 })),
      recycles: maybe(fc.boolean()),
      // What does not fit its attribute counts as nothing.
      broken: fc.constant({ value: 'much' }),
    })
    .map((values) => JSON.parse(JSON.stringify(values)) as Record<string, unknown>),
})

type Values = ListQuery['values']

const end = fc.integer({ min: -20, max: 60 })
const range = (...names: Unit[]) =>
  fc
    .tuple(
      maybe(end),
      maybe(fc.integer({ min: 1, max: 40 })),
      fc.boolean(),
      names.length > 0 ? inOne(...names) : fc.constant(''),
    )
    .filter(([low, more]) => low !== undefined || more !== undefined)
    .map(([low, more, isOut, unit]) => {
      const high = more === undefined ? '' : String((low ?? 0) + more)
      return `${isOut && low !== undefined ? 'gt' : ''}${low ?? ''}..${high}${unit}`
    })

const some = (of: fc.Arbitrary<string>) => maybe(fc.uniqueArray(of, { minLength: 1, maxLength: 3 }))

const question = fc.record({
  category: maybe(fc.constantFrom('atm', 'epp')),
  isFeatured: fc.boolean(),
  values: fc
    .record({
      weight: some(range('kg', 'lb', 'g')),
      'size.width': some(range('mm', 'cm', 'in')),
      'size.height': some(range('mm', 'in')),
      'works-at': some(range('°C', '°F')),
      notes: some(range()),
      speaks: some(fc.constantFrom('ndc', 'ddc')),
      recycles: some(fc.constantFrom('yes', 'no')),
    })
    .map((values) => JSON.parse(JSON.stringify(values)) as Values),
})

/** Straight from the definition, product by product, in base units. */
function fits({ categoryId, isFeatured, attributes: own }: CatalogueRow, asked: Asked): boolean {
  const category = categories.find(({ id }) => id === categoryId)
  return (
    (asked.category === undefined || category?.slug === asked.category) &&
    (!asked.isFeatured || isFeatured) &&
    Object.entries(asked.values).every(([key, wanted]) =>
      key === 'works-at'
        ? wanted.every((each) => hasValue(own, key, each, category?.family))
        : wanted.some((each) => hasValue(own, key, each, category?.family)),
    )
  )
}

interface Asked {
  category: string | undefined
  isFeatured: boolean
  values: Values
}

/** Values of products of this file, whichever the attribute. */
type Own = boolean & string[] & Record<string, number> & { unit?: string }

function hasValue(
  own: Record<string, unknown>,
  key: string,
  wanted: string,
  family: string | undefined,
): boolean {
  const [name = '', side] = key.split('.')
  const value = own[name] as Own | undefined
  if (value === undefined) return false
  if (name === 'speaks') return value.includes(wanted)
  if (name === 'recycles') return family === 'banking' && own[name] === (wanted === 'yes')
  const [, out, low, high, unit] = /^(gt)?(-?\d+)?\.\.(-?\d+)?(.*)$/.exec(wanted) ?? []
  const min = low === undefined ? undefined : base(Number(low), unit)
  const max = high === undefined ? undefined : base(Number(high), unit)
  if (name === 'works-at') {
    const [from, to] = [base(value.min ?? NaN, value.unit), base(value.max ?? NaN, value.unit)]
    return [min, max].every(
      (point) => point === undefined || (from <= near(point) && to >= -near(-point)),
    )
  }
  const amount = base(value[side ?? 'value'] ?? NaN, value.unit)
  const isAbove = min === undefined || (out ? amount > near(min) : amount >= -near(-min))
  return isAbove && (max === undefined || amount <= near(max))
}

/** A little more: equal amounts in two units differ in their last digits. */
const near = (value: number) => value + Math.abs(value) * 1e-9

function base(value: number, unit: string | undefined): number {
  const { factor, offset = 0 } = (units[unit as Unit] ?? { factor: 1 }) as {
    factor: number
    offset?: number
  }
  return (value + offset) * factor
}

const toQuery = ({ category, isFeatured, values }: Asked): ListQuery => ({
  ...everything,
  categories: category ? [category] : [],
  isFeatured,
  values,
})

describe('facets of attributes', () => {
  it(
    'find what a look at every product finds, for 10,000 questions with units',
    { timeout: 120_000 },
    () => {
      let asked = 0
      fc.assert(
        fc.property(
          fc.array(product, { minLength: 5, maxLength: 40 }),
          fc.array(question, { minLength: 50, maxLength: 50 }),
          (products, questions) => {
            const rows = products.map((each, index) => row(`p${index}`, each))
            const catalogue = catalogueOf(rows)
            for (const each of questions) {
              asked += 1
              const found = filterRows(catalogue, toQuery(each))
              const wanted = rows.filter((one) => fits(one, each))
              expect(found.places.map((place) => catalogue.table.idAt(place))).toEqual(
                wanted.map(({ id }) => id),
              )
              // Compared at once: an expectation for each of half a million options takes most of the time.
              const wrong: string[] = []
              for (const { key, options } of found.facets) {
                for (const option of options) {
                  const chosen = each.values[key] ?? []
                  const others = key === 'works-at' ? chosen : []
                  const alone = {
                    ...each,
                    values: { ...each.values, [key]: [...others, option.key] },
                  }
                  if (!isPlain(option.key)) continue
                  const count = rows.filter((one) => fits(one, alone)).length
                  if (option.count !== count)
                    wrong.push(`${key} ${option.key}: ${option.count} instead of ${count}`)
                }
              }
              expect(wrong).toEqual([])
            }
          },
        ),
        { numRuns: 200 },
      )
      expect(asked).toBe(10_000)
    },
  )

  it('have ends that stay, whatever else is chosen', () => {
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 20, maxLength: 60 }),
        question,
        (products, each) => {
          const catalogue = catalogueOf(products.map((one, index) => row(`p${index}`, one)))
          const offered = new Map(
            filterRows(catalogue, everything).facets.map(({ key, options }) => [
              key,
              new Set(options.map((option) => option.key)),
            ]),
          )
          for (const { key, options } of filterRows(catalogue, toQuery(each)).facets) {
            const known = offered.get(key)
            if (!known) continue
            const moved = options.filter((option) => !option.isChosen && !known.has(option.key))
            // What no product of the whole catalogue shows is not offered there.
            expect(moved.filter(({ count }) => count > 0)).toEqual([])
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('divide amounts into classes that hold each product once, in both systems of units', () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      row(`w${index}`, { attributes: { weight: { value: 3 + index * 7.3, unit: 'kg' } } }),
    )
    const { facets } = filterRows(catalogueOf(rows), everything)
    const weight = facets.find(({ key }) => key === 'weight')
    for (const system of ['metric', 'imperial']) {
      const options = weight?.options.filter((option) => option.system === system) ?? []
      expect(options.length).toBeGreaterThan(4)
      expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    }
    expect(weight?.options[0]?.key).toMatch(/^\.\.\d+kg$/)
  })

  it('say a range in the units of the reader', () => {
    const rows = [
      row('a', { attributes: { size: { width: 31.4, depth: 20, height: 50, unit: 'in' } } }),
      row('b', { attributes: { size: { width: 900, depth: 500, height: 1200, unit: 'mm' } } }),
    ]
    const query = { ...everything, values: { 'size.width': ['..800mm'] } }
    const { places, facets } = filterRows(catalogueOf(rows), query)
    expect(places).toEqual([0])
    const option = facets
      .find(({ key }) => key === 'size.width')
      ?.options.find((one) => one.isChosen)
    expect(option).toMatchObject({
      name: '≤\u00a0800\u00a0mm',
      imperial: '≤\u00a031.5\u00a0in',
      count: 1,
    })
  })
})

describe('a range in an address', () => {
  it('is written as it is read', () => {
    fc.assert(
      fc.property(range('mm', 'in'), (text) => {
        const read = parseRange(text, 'mm')
        if (read) expect(parseRange(rangeText(read), 'mm')).toEqual(read)
      }),
    )
    expect(rangeText(parseRange('-20..40°C', '°C') ?? {})).toBe('-20..40°C')
    expect(rangeText(parseRange('800', 'mm') ?? {})).toBe('800mm')
  })

  it.each(['', '..', 'gt..', '5..3mm', 'x..y', '1..2kg', '1e9..', 'toString', '..800mm..', '٣..'])(
    '%j is none of lengths',
    (text) => {
      expect(parseRange(text, 'mm')).toBeUndefined()
    },
  )
})

describe('edges', () => {
  it('are round, rise, and lie within what there is', () => {
    const amounts = fc.array(fc.tuple(fc.double({ min: -1e6, max: 1e6, noNaN: true }), amount), {
      minLength: 1,
      maxLength: 80,
    })
    fc.assert(
      fc.property(amounts, fc.nat(2), (given, decimals) => {
        const edges = findEdges(given, decimals)
        expect(edges.length).toBeLessThanOrEqual(8)
        expect([...edges].sort((a, b) => a - b)).toEqual(edges)
        expect(new Set(edges).size).toBe(edges.length)
        for (const edge of edges) expect(Number(edge.toFixed(decimals))).toBe(edge)
      }),
    )
  })

  it('divide as people would', () => {
    expect(makeSteps(-30, 60, 0)).toEqual([-20, 0, 20, 40, 60])
    const widths = [300, 420, 460, 500, 520, 600, 640, 700, 780, 900, 1100, 1500]
    const edges = findEdges(
      widths.map((width) => [width, 1]),
      0,
    )
    expect(edges.every((edge) => edge % 50 === 0)).toBe(true)
    expect(findEdges([[5, 3]], 0)).toEqual([])
  })
})

/** The brute force reads whole numbers alone; classes of whole products may have others. */
const isPlain = (key: string) => /^(?:gt)?(?:-?\d+)?\.\.(?:-?\d+)?[^\d.]*$|^[a-z]+$/.test(key)
