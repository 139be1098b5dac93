import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAttribute } from '@/src/domain/catalogue/attributes/definition'
import type { Catalogue } from '@/src/domain/catalogue/catalogue'
import type { CatalogueRow } from '@/src/domain/catalogue/row'
import { RowTable } from '@/src/domain/catalogue/row-table'
import {
  type Condition,
  countFitting,
  type FinderQuestion,
  findConflict,
  findFitting,
  type GivenAnswer,
  reasonsFor,
} from '@/src/domain/finder/finder'
import {
  finderAddress,
  listSteps,
  openQuestions,
  parseFinderQuery,
  relaxed,
  withAnswer,
  without,
} from '@/src/domain/finder/steps'
import { toQuestion } from '@/src/domain/finder/stored-question'
import { queriedPage } from '@/src/routing/queried-pages'

const attributes = [
  { key: 'weight', label: 'Weight', kind: 'number', unit: 'kg', decimals: 1 },
  { key: 'size', label: 'Size', kind: 'dimensions', unit: 'mm' },
  { key: 'works-at', label: 'Works at', kind: 'range', unit: '°C' },
  { key: 'speaks', label: 'Protocols', kind: 'choice', choices: { ndc: 'NDC', ddc: 'DDC' } },
  { key: 'recycles', label: 'Recycles', kind: 'yesNo' },
].map((each) => toAttribute(each as never))

const categories = [
  { id: '1', slug: 'atm', name: 'ATM', family: 'banking' },
  { id: '2', slug: 'epp', name: 'PIN pads', family: 'security' },
]

const row = (id: string, rest: Partial<CatalogueRow>): CatalogueRow => ({
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

const catalogueOf = (rows: CatalogueRow[]): Catalogue => ({
  table: RowTable.of(rows, { attributes, categories, lng: 'en' }),
  categories,
  attributes,
  lng: 'en',
  words: { yes: 'Yes', no: 'No', sides: { width: 'Width', depth: 'Depth', height: 'Height' } },
})

const amount = fc.integer({ min: 1, max: 40 })
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 5 })

/** Values in whole base units, kilograms and millimetres, told in another one by half of the products. */
const product = fc.record({
  categoryId: fc.constantFrom('1', '2'),
  attributes: fc
    .record({
      weight: maybe(
        fc
          .tuple(amount, fc.boolean())
          .map(([kg, inGrams]) =>
            inGrams ? { value: kg * 1000, unit: 'g' } : { value: kg, unit: 'kg' },
          ),
      ),
      size: maybe(
        fc
          .tuple(amount, amount, amount, fc.boolean())
          .map(([width, depth, height, inCm]) =>
            inCm
              ? { width: width / 10, depth: depth / 10, height: height / 10, unit: 'cm' }
              : { width, depth, height, unit: 'mm' },
          ),
      ),
      'works-at': maybe(
        fc
          .tuple(fc.integer({ min: -20, max: 20 }), amount)
          .map(([min, more]) => ({ min, max: min + more, unit: '°C' })),
      ),
      speaks: maybe(fc.constantFrom(['ndc'], ['ddc'])),
      recycles: maybe(fc.boolean()),
    })
    .map((values) => JSON.parse(JSON.stringify(values)) as Record<string, unknown>),
})

const range = fc
  .tuple(maybe(amount), maybe(amount))
  .filter(([low, more]) => low !== undefined || more !== undefined)
  .map(([low, more]) => ({
    ...(low === undefined ? {} : { min: low }),
    ...(more === undefined ? {} : { max: (low ?? 0) + more }),
  }))

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constant('range' as const),
    property: fc.constantFrom('weight', 'size.width', 'size.depth', 'size.height', 'works-at'),
    range,
  }),
  fc.record({
    kind: fc.constant('oneOf' as const),
    attribute: fc.constant('speaks'),
    choices: fc.subarray(['ndc', 'ddc', 'gone']),
  }),
  fc.record({
    kind: fc.constant('has' as const),
    attribute: fc.constantFrom('recycles', 'weight', 'speaks', 'gone'),
  }),
  fc.record({
    kind: fc.constant('category' as const),
    categories: fc.subarray(['1', '2', 'gone']),
  }),
)

const questions: fc.Arbitrary<FinderQuestion[]> = fc
  .array(fc.array(fc.array(condition, { maxLength: 2 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) =>
    all.map((answers, number) => ({
      key: `q${number}`,
      question: `Question ${number}`,
      help: '',
      answers: answers.map((conditions, index) => ({
        key: `a${index}`,
        label: `Answer ${index}`,
        conditions,
      })),
    })),
  )

const inBase: Record<string, number> = { g: 0.001, kg: 1, cm: 10, mm: 1 }

/** Straight from what a condition means. */
function meets({ attributes: own, categoryId }: CatalogueRow, asked: Condition): boolean {
  if (asked.kind === 'category') return asked.categories.includes(categoryId)
  if (asked.kind === 'oneOf') {
    const said = own.speaks as string[] | undefined
    return said !== undefined && said.some((choice) => asked.choices.includes(choice))
  }
  if (asked.kind === 'has') {
    if (asked.attribute === 'recycles') return own.recycles === true
    return own[asked.attribute] !== undefined
  }
  const [key = '', side = 'value'] = asked.property.split('.')
  const value = own[key] as (Record<string, number> & { unit: string }) | undefined
  if (!value) return false
  const { min, max } = asked.range
  if (key === 'works-at') {
    const points = [min, max].filter((point) => point !== undefined)
    return points.every((point) => Number(value.min) <= point && point <= Number(value.max))
  }
  const number = Math.round(Number(value[side]) * (inBase[value.unit] ?? 1) * 1000) / 1000
  return (min === undefined || number >= min) && (max === undefined || number <= max)
}

const fits = (one: CatalogueRow, given: readonly GivenAnswer[]) =>
  given.every(({ answer }) => (answer?.conditions ?? []).every((each) => meets(one, each)))

describe('the finder', () => {
  it('finds what a look at every product finds, and says the fewest answers to take back, 10,000 times', () => {
    let dead = 0
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 3, maxLength: 15 }),
        questions,
        fc.array(fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }), {
          minLength: 50,
          maxLength: 50,
        }),
        (products, asked, choices) => {
          const rows = products.map((each, index) => row(`p${index}`, each))
          const catalogue = catalogueOf(rows)
          for (const choice of choices) {
            const given = asked.map((question, index) => ({
              question,
              answer: question.answers[choice[index] ?? 0],
            }))
            const { places, relaxations } = findFitting(catalogue, given)
            const wanted = rows.flatMap((one, place) => (fits(one, given) ? [place] : []))
            expect(places).toEqual(wanted)
            if (wanted.length > 0) {
              expect(relaxations).toEqual([])
              continue
            }
            dead += 1
            const sizes = relaxations.map(({ without: back }) => back.length)
            const fewest = fewestToTakeBack(rows, given)
            expect(new Set(sizes)).toEqual(new Set([fewest]))
            for (const { without: back, count } of relaxations) {
              const keys = back.map(({ question }) => question.key)
              const left = relaxed(given, keys)
              expect(rows.filter((one) => fits(one, left))).toHaveLength(count)
              expect(count).toBeGreaterThan(0)
            }
          }
        },
      ),
      { numRuns: 200 },
    )
    expect(dead).toBeGreaterThan(500)
  })

  it('says beside each answer how many products would fit', () => {
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 3, maxLength: 20 }),
        questions,
        (products, asked) => {
          const rows = products.map((each, index) => row(`p${index}`, each))
          const [first, second] = asked
          if (!first || !second) return
          const given = [{ question: first, answer: first.answers[0] }]
          const { places } = findFitting(catalogueOf(rows), given)
          for (const answer of second.answers) {
            const all = [...given, { question: second, answer }]
            expect(countFitting(catalogueOf(rows), places, answer)).toBe(
              rows.filter((one) => fits(one, all)).length,
            )
          }
        },
      ),
    )
  })

  it('names the fewest answers that exclude everything one more answer would keep', () => {
    let excluded = 0
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 3, maxLength: 15 }),
        questions,
        (products, asked) => {
          const rows = products.map((each, index) => row(`p${index}`, each))
          const given = asked.slice(1).map((question) => ({
            question,
            answer: question.answers[0],
          }))
          for (const answer of asked[0]?.answers ?? []) {
            const more = { question: asked[0] as FinderQuestion, answer }
            if (rows.some((one) => fits(one, [...given, more]))) continue
            const conflict = findConflict(catalogueOf(rows), given, answer)
            if (!rows.some((one) => fits(one, [more]))) {
              expect(conflict).toEqual([])
              continue
            }
            excluded += 1
            const wanted = rows.filter((one) => fits(one, [more]))
            expect(conflict).toHaveLength(fewestToTakeBack(wanted, given))
            const others = given.filter((each) => !conflict.includes(each))
            expect(wanted.some((one) => fits(one, others))).toBe(true)
          }
        },
      ),
      { numRuns: 300 },
    )
    expect(excluded).toBeGreaterThan(50)
  })

  describe('asks', () => {
    const answersOf = (key: string, ...conditions: Condition[]): FinderQuestion => ({
      key,
      question: key,
      help: '',
      answers: conditions.map((each, index) => ({
        key: `${key}-${index}`,
        label: key,
        conditions: [each],
      })),
    })
    const kind = answersOf(
      'kind',
      { kind: 'category', categories: ['1'] },
      { kind: 'category', categories: ['2'] },
    )
    const protocol = answersOf(
      'protocol',
      { kind: 'oneOf', attribute: 'speaks', choices: ['ndc'] },
      { kind: 'oneOf', attribute: 'speaks', choices: ['ddc'] },
    )
    const weight = answersOf('weight', { kind: 'range', property: 'weight', range: { max: 5 } })
    const recycles = answersOf('recycles', { kind: 'has', attribute: 'recycles' })
    const asked = [kind, protocol, weight, recycles]
    const kilograms = (value: number) => ({ weight: { value, unit: 'kg' } })
    const rows = [
      row('a', { attributes: { ...kilograms(9), speaks: ['ndc'] } }),
      row('b', { attributes: { ...kilograms(9), speaks: ['ddc'], recycles: true } }),
      row('c', { attributes: kilograms(9), categoryId: '2' }),
      row('d', { attributes: kilograms(3), categoryId: '2' }),
      row('e', { attributes: { speaks: ['ddc'], recycles: true }, categoryId: '2' }),
    ]
    const keysAfter = (given: GivenAnswer[]) => {
      const catalogue = catalogueOf(rows)
      const { places } = findFitting(catalogue, given)
      return listSteps(catalogue, asked, given, places).map(({ question }) => question.key)
    }

    it('everything that divides the whole catalogue, also what few products have', () => {
      expect(keysAfter([])).toEqual(['kind', 'protocol', 'weight', 'recycles'])
      expect(keysAfter([{ question: kind, answer: undefined }])).toEqual([
        'protocol',
        'weight',
        'recycles',
      ])
    })

    it('nothing that leaves all or none of what is left', () => {
      // Both of the first category weigh too much.
      expect(keysAfter([{ question: kind, answer: kind.answers[0] }])).toEqual([
        'protocol',
        'recycles',
      ])
    })

    it('nothing that most of what is left knows nothing of, but what a product has or has not', () => {
      // One of three speaks a protocol, two of three have a weight; one has the thing, and the others do not.
      expect(keysAfter([{ question: kind, answer: kind.answers[1] }])).toEqual([
        'weight',
        'recycles',
      ])
    })

    it('the first question in any case, so that there is a page', () => {
      const all = answersOf('all', { kind: 'range', property: 'weight', range: { max: 900 } })
      const only = [rows[0] as CatalogueRow]
      expect(listSteps(catalogueOf(only), [all, weight], [], [0])).toMatchObject([
        { question: { key: 'all' }, options: [{ count: 1 }] },
      ])
    })
  })

  it('says why a product fits, in both systems of units, each thing once', () => {
    const rows = [
      row('a', {
        attributes: {
          size: { width: 31.4, depth: 20, height: 50, unit: 'in' },
          speaks: ['ndc'],
          recycles: true,
        },
      }),
    ]
    const conditions: Condition[] = [
      { kind: 'range', property: 'size.width', range: { max: 800, unit: 'mm' } },
      { kind: 'range', property: 'size.width', range: { max: 900, unit: 'mm' } },
      { kind: 'oneOf', attribute: 'speaks', choices: ['ndc'] },
      { kind: 'has', attribute: 'recycles' },
      { kind: 'category', categories: ['1'] },
    ]
    const question = { key: 'q', question: 'Q', help: '', answers: [] }
    const given = [{ question, answer: { key: 'a', label: 'A', conditions } }]
    const catalogue = catalogueOf(rows)
    expect(findFitting(catalogue, given).places).toEqual([0])
    expect(reasonsFor(0, given, catalogue, 'Category')).toEqual([
      ['Width', '798\u00a0mm', '31.4\u00a0in'],
      ['Protocols', 'NDC'],
      ['Recycles', 'Yes'],
      ['Category', 'ATM'],
    ])
  })
})

/** Returns the fewest answers that have to be withdrawn until something matches, by trying all sets of them. */
function fewestToTakeBack(rows: CatalogueRow[], given: GivenAnswer[]): number {
  const sets = Array.from({ length: 2 ** given.length }, (_, bits) =>
    given.filter((_each, index) => (bits >> index) % 2 === 1),
  )
  const enough = sets.filter((back) =>
    rows.some((one) =>
      fits(
        one,
        given.filter((each) => !back.includes(each)),
      ),
    ),
  )
  return Math.min(...enough.map(({ length }) => length))
}

describe('an address of the finder', () => {
  it('is read as it was written, in the order of the questions', () => {
    fc.assert(
      fc.property(
        questions,
        fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }),
        (asked, picks) => {
          const given = asked.flatMap((question, index): GivenAnswer[] =>
            picks[index] === 5 ? [] : [{ question, answer: question.answers[picks[index] ?? 0] }],
          )
          const [path, search] = finderAddress(given).split('?')
          expect(path).toBe('/products/finder')
          const read = parseFinderQuery(new URLSearchParams(search), asked)
          expect(read.given).toEqual(given)
          // What the proxy lets through is the same.
          const inner = queriedPage('/products/finder', new URLSearchParams(search))
          expect(inner?.search ?? '').toBe(search ?? '')
        },
      ),
    )
  })

  it('leaves out what no question knows', () => {
    const asked = [{ key: 'use', question: '', help: '', answers: [] }]
    const search = new URLSearchParams('use=nothing&other=x&results=1&page=3')
    expect(parseFinderQuery(search, asked)).toEqual({ given: [], hasResults: true, page: 3 })
    expect(
      queriedPage('/products/finder', new URLSearchParams('utm_source=x&a=%3Cscript%3E&=b')),
    ).toBeUndefined()
  })

  it('asks again what is taken out, and goes on with what is left', () => {
    const asked = ['a', 'b', 'c'].map((key) => ({
      key,
      question: key,
      help: '',
      answers: [{ key: 'x', label: 'X', conditions: [] }],
    }))
    const [a, b, c] = asked as unknown as [FinderQuestion, FinderQuestion, FinderQuestion]
    const given = withAnswer(
      withAnswer([], { question: c, answer: undefined }, asked),
      { question: a, answer: a.answers[0] },
      asked,
    )
    expect(finderAddress(given)).toBe('/products/finder?a=x&c=any')
    expect(openQuestions(asked, given)[0]).toBe(b)
    expect(openQuestions(asked, without(given, ['a']))[0]).toBe(a)
    expect(finderAddress(without(given, ['a', 'c']))).toBe('/products/finder')
  })
})

describe('a question as editors write it', () => {
  it('becomes conditions, without rows that lack something', () => {
    const known = new Map([
      ['1', { key: 'size', kind: 'dimensions' }],
      ['2', { key: 'weight', kind: 'number' }],
    ])
    const { answers } = toQuestion(
      {
        slug: 'q',
        question: 'Q',
        answers: [
          { label: '', key: 'none', conditions: [] },
          {
            label: 'A',
            key: 'a',
            conditions: [
              // What is left from another kind of condition does not count.
              { test: 'atMost', attribute: '1', min: 3, max: 800, unit: 'mm' },
              { test: 'between', attribute: { id: '2' }, min: 1, max: 2 },
              { test: 'atLeast', attribute: '2' },
              { test: 'has', attribute: 'gone' },
              { test: 'category', categories: ['c', { id: 'd' }] },
            ],
          },
        ],
      },
      known,
    )
    expect(answers).toEqual([
      {
        key: 'a',
        label: 'A',
        conditions: [
          { kind: 'range', property: 'size.width', range: { max: 800, unit: 'mm' } },
          { kind: 'range', property: 'weight', range: { min: 1, max: 2 } },
          { kind: 'category', categories: ['c', 'd'] },
        ],
      },
    ])
  })
})
