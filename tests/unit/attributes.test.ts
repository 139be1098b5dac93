import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attributeColumns,
  attributeHead,
  formatCell,
  parseCell,
} from '@/src/domain/catalogue/attributes/cells'
import {
  type Attribute,
  filterAttributes,
  toAttribute,
} from '@/src/domain/catalogue/attributes/definition'
import { mergedSpecifications, shownValues } from '@/src/domain/catalogue/attributes/format'
import {
  convert,
  convertibleUnits,
  unitIn,
  unitNames,
} from '@/src/domain/catalogue/attributes/units'
import { checkValue, checkValues, storedValue } from '@/src/domain/catalogue/attributes/value'

const attribute = (given: Partial<Attribute> & Pick<Attribute, 'key' | 'kind'>): Attribute => ({
  ...toAttribute({ key: given.key, kind: given.kind }),
  ...given,
})

const weight = attribute({
  key: 'weight',
  kind: 'number',
  label: 'Weight',
  unit: 'kg',
  decimals: 2,
})
const size = attribute({ key: 'size', kind: 'dimensions', label: 'Size', unit: 'mm' })
const climate = attribute({ key: 'climate', kind: 'range', label: 'Climate', unit: '°C' })
const notes = attribute({ key: 'notes', kind: 'number', label: 'Notes', unitText: 'notes' })
const protocols = attribute({
  key: 'protocols',
  kind: 'choice',
  label: 'Protocols',
  isMany: true,
  choices: { ndc: 'NDC', iso8583: 'ISO8583' },
})
const safe = attribute({ key: 'safe', kind: 'choice', label: 'Safe', choices: { one: 'Grade I' } })
const touch = attribute({ key: 'touch', kind: 'yesNo', label: 'Touch' })
const remark = attribute({ key: 'remark', kind: 'text', label: 'Remark' })
const all = [weight, size, climate, notes, protocols, safe, touch, remark]

const words = { yes: 'Yes', no: 'No' }

describe('units', () => {
  it.each([
    [31.4, 'in', 'mm', 797.56],
    [1, 'ft', 'in', 12],
    [1, 'lb', 'kg', 0.45359237],
    [16, 'oz', 'lb', 1],
    [-40, '°C', '°F', -40],
    [98.6, '°F', '°C', 37],
    [0, '°C', 'K', 273.15],
    [1, 'kWh', 'J', 3_600_000],
    [2.5, 'GB', 'MB', 2500],
  ] as const)('%d %s are so many %s', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBeCloseTo(expected, 9)
  })

  it('makes exactly none of what is none in another unit', () => {
    expect([convert(32, '°F', '°C'), convert(0, '°C', '°F'), convert(0, '°F', '°C')]).toEqual([
      0, 32, -17.7777777778,
    ])
  })

  it('come back to what they were, in every unit of their quantity', () => {
    for (const unit of unitNames) {
      for (const other of convertibleUnits(unit)) {
        expect(convert(convert(123.45, unit, other), other, unit)).toBeCloseTo(123.45, 7)
      }
    }
  })

  it('of different quantities are refused', () => {
    expect(() => convert(1, 'kg', 'mm')).toThrow('kg cannot be converted to mm')
  })

  it('have a counterpart of the same quantity in the other system, or none', () => {
    for (const unit of unitNames) expect(convertibleUnits(unit)).toContain(unitIn(unit, 'imperial'))
    expect(unitIn('mm', 'imperial')).toBe('in')
    expect(unitIn('W', 'imperial')).toBe('W')
  })
})

describe('a value', () => {
  it.each([
    [weight, 395, { value: 395, unit: 'kg' }],
    [weight, { value: 20, unit: 'lb' }, { value: 20, unit: 'lb' }],
    [notes, 10_000, { value: 10_000 }],
    [climate, { min: -35, max: 55 }, { min: -35, max: 55, unit: '°C' }],
    [size, { width: 1, depth: 2, height: 3 }, { width: 1, depth: 2, height: 3, unit: 'mm' }],
    [protocols, ['iso8583', 'ndc', 'ndc'], ['ndc', 'iso8583']],
    [safe, 'one', ['one']],
    [touch, false, false],
  ])('of %o is stored by its kind', (of, given, stored) => {
    expect(checkValue(of, given)).toEqual({ value: stored })
  })

  it.each([
    [weight, '395', /must be a number of kg/],
    [weight, Number.NaN, /must be a number/],
    [weight, { value: 3, unit: 'mm' }, /unit that kg is converted to/],
    [weight, { value: 3, unit: 'toString' }, /unit that kg/],
    [weight, { value: 3, about: 1 }, /must not hold about/],
    [weight, 1e15, /too large/],
    [notes, { value: 3, unit: 'mm' }, /has no unit/],
    [climate, { min: 5, max: -5 }, /min above its max/],
    [climate, { min: 5 }, /must be \{min, max\}/],
    [size, { width: 1, depth: 0, height: 3 }, /above 0/],
    [protocols, ['ndc', 'toString'], /some of ndc, iso8583/],
    [protocols, [], /some of/],
    [safe, ['one', 'one'], /takes one choice/],
    [safe, 7, /one of one/],
    [touch, 'yes', /true or false/],
    [remark, 'text', /attributeTexts/],
  ])('of %o that does not fit is refused', (of, given, problem) => {
    expect(checkValue(of, given)).toEqual({ problem: expect.stringMatching(problem) })
  })

  it('is refused by the name of its attribute, and others are taken', () => {
    const { values, problems } = checkValues(all, {
      weight: 'heavy',
      touch: true,
      other: 1,
      safe: null,
    })
    expect(values).toEqual({ touch: true })
    expect(problems.map(({ key }) => key)).toEqual(['weight', 'other'])
  })

  it('that the category no longer has stays as long as nobody changes it', () => {
    expect(checkValues(all, { old: [1] }, { old: [1] })).toEqual({
      values: { old: [1] },
      problems: [],
    })
    expect(checkValues(all, { old: [2] }, { old: [1] }).problems).toHaveLength(1)
  })

  it('that a database holds and that does not fit is none', () => {
    expect(storedValue(weight, { weight: 'x' })).toBeUndefined()
    expect(storedValue(weight, null)).toBeUndefined()
    expect(storedValue(weight, { weight: 3 })).toEqual({ value: 3, unit: 'kg' })
  })
})

describe('specifications', () => {
  const product = {
    attributes: {
      weight: { value: 480, unit: 'kg' },
      size: { width: 31.4, depth: 20, height: 60, unit: 'in' },
      climate: { min: -35, max: 55, unit: '°C' },
      notes: { value: 12_500 },
      protocols: ['ndc', 'iso8583'],
      touch: true,
      broken: 1,
    },
    attributeTexts: { weight: 'empty', remark: 'Made to order' },
  }
  const textsIn = (lng: 'en' | 'ru' | 'zh', system?: 'imperial') =>
    Object.fromEntries(
      shownValues(all, product, { lng, system, words }).map(({ attribute: { key }, text }) => [
        key,
        text.replaceAll(/\p{Zs}/gu, ' '),
      ]),
    )

  it('are written as the language writes numbers and units', () => {
    expect(textsIn('en')).toEqual({
      weight: '480 kg, empty',
      size: '798 × 508 × 1,524 mm',
      climate: '−35 to 55 °C',
      notes: '12,500 notes',
      protocols: 'NDC, ISO8583',
      touch: 'Yes',
      remark: 'Made to order',
    })
    expect(textsIn('ru')).toMatchObject({ size: '798 × 508 × 1 524 мм', weight: '480 кг, empty' })
    expect(textsIn('zh')).toMatchObject({ protocols: 'NDC、ISO8583' })
  })

  it('are converted for readers of the other system', () => {
    expect(textsIn('en', 'imperial')).toMatchObject({
      weight: '1,058 lb, empty',
      size: '31.4 × 20 × 60 in',
      climate: '−31 to 131 °F',
    })
  })

  it('keep free texts as they were written, in the place of an attribute of the same name', () => {
    const shown = shownValues(all, product, { lng: 'en', words })
    const merged = mergedSpecifications(shown, { Weight: 'about 480 kg', Ports: 3 })
    expect(Object.keys(merged).slice(0, 2)).toEqual(['Weight', 'Size'])
    expect(merged).toMatchObject({ Weight: 'about 480 kg', Ports: 3, Touch: 'Yes' })
  })
})

it('a category has what is bound to it, to its family and to everything', () => {
  const bound = (key: string, to: Partial<Attribute>) => attribute({ key, kind: 'yesNo', ...to })
  const some = [
    bound('everywhere', {}),
    bound('here', { categories: ['1'] }),
    bound('family', { families: ['banking'] }),
    bound('elsewhere', { categories: ['2'], families: ['security'] }),
  ]
  const keys = filterAttributes(some, { id: '1', family: 'banking' }).map(({ key }) => key)
  expect(keys).toEqual(['everywhere', 'here', 'family'])
  expect(filterAttributes(some, undefined).map(({ key }) => key)).toEqual(['everywhere'])
})

describe('a cell of a file', () => {
  const columnOf = (of: Attribute, head = attributeHead(of)) => {
    const [column] = attributeColumns([head], [of])
    if (!column) throw new Error(`${head} is no column`)
    return column
  }

  it.each([
    [weight, 'weight [kg]', '395', { value: 395, unit: 'kg' }],
    [weight, 'weight [lb]', '20', { value: 20, unit: 'lb' }],
    [weight, 'weight', '31.4 lb', { value: 31.4, unit: 'lb' }],
    [climate, 'climate [°C]', '−35 to 55', { min: -35, max: 55, unit: '°C' }],
    [climate, 'climate [°C]', '-35..-5', { min: -35, max: -5, unit: '°C' }],
    [size, 'size [mm]', '460 × 780 x 1420', { width: 460, depth: 780, height: 1420, unit: 'mm' }],
    [protocols, 'protocols', 'iso8583; ndc', ['ndc', 'iso8583']],
    [touch, 'touch', 'Yes', true],
  ])('of %o under %s: %s', (of, head, cell, value) => {
    expect(parseCell(columnOf(of, head), cell)).toEqual({ value })
  })

  it.each([
    [weight, 'heavy'],
    [weight, '1,420'],
    [weight, '20 mm'],
    [climate, '5'],
    [size, '460 x 780'],
    [touch, 'perhaps'],
    [protocols, 'other'],
  ])('of %o refuses %s', (of, cell) => {
    expect(parseCell(columnOf(of), cell)).toEqual({ problem: expect.stringMatching(/^must/) })
  })

  it('is read back as the value that it was written from', () => {
    const amount = fc
      .double({ min: -1e6, max: 1e6, noNaN: true })
      .map((n) => Number(n.toFixed(4)) + 0)
    const length = fc.integer({ min: 1, max: 99_999 })
    const value = fc.oneof(
      fc.record({
        of: fc.constant(weight),
        given: fc.record({ value: amount, unit: fc.constantFrom('kg', 'lb', 'g') }),
      }),
      fc.record({
        of: fc.constant(climate),
        given: fc
          .tuple(amount, amount, fc.constantFrom('°C', '°F'))
          .map(([a, b, unit]) => ({ min: Math.min(a, b), max: Math.max(a, b), unit })),
      }),
      fc.record({
        of: fc.constant(size),
        given: fc.record({
          width: length,
          depth: length,
          height: length,
          unit: fc.constantFrom('mm', 'in'),
        }),
      }),
      fc.record({
        of: fc.constant(protocols),
        given: fc.subarray(['ndc', 'iso8583'], { minLength: 1 }),
      }),
      fc.record({ of: fc.constant(touch), given: fc.boolean() }),
    )
    fc.assert(
      fc.property(value, ({ of, given }) => {
        const checked = checkValue(of, given)
        if ('problem' in checked) throw new Error(checked.problem)
        expect(parseCell(columnOf(of), formatCell(of, checked.value))).toEqual(checked)
      }),
    )
  })
})
