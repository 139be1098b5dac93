import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choose,
  chosenCombination,
  combinationsFor,
  isOffered,
  isPossible,
  chosenPicture,
} from '@/src/domain/catalogue/variants/choose'
import {
  type Choice,
  codeSoFar,
  findCombination,
  orderCode,
  type Variants,
} from '@/src/domain/catalogue/variants/definition'
import { namedVariant } from '@/src/domain/catalogue/variants/texts'
import { parseVariants, readVariants } from '@/src/domain/catalogue/variants/parse'

const variants: Variants = {
  code: 'LX40',
  axes: [
    {
      key: 'cassettes',
      options: [
        { key: 'two', code: '2C' },
        { key: 'four', code: '4C' },
      ],
    },
    {
      key: 'colour',
      options: [
        { key: 'silver', code: '' },
        { key: 'black', code: 'B' },
        { key: 'red', code: 'R' },
      ],
    },
  ],
  combinations: [
    { options: { cassettes: 'two', colour: 'silver' } },
    { options: { cassettes: 'four', colour: 'silver' } },
    { options: { cassettes: 'four', colour: 'black' }, attributes: { weight: { value: 300 } } },
    { options: { cassettes: 'two', colour: 'black' }, code: 'LX40-NIGHT' },
  ],
}

/** Returns the problems of variants that differ from the valid ones. */
const problemsOf = (changes: object): string[] => {
  const { problems = [] } = parseVariants({ ...structuredClone(variants), ...changes })
  return problems.map(({ path, problem }) => `${path} ${problem}`)
}

describe('variants of a product', () => {
  it('are stored as they were given', () => {
    expect(parseVariants(variants)).toEqual({ variants })
    expect(parseVariants(null)).toEqual({ variants: null })
    expect(parseVariants({})).toEqual({ variants: null })
  })

  it('say where an option is unknown, missing or of no axis', () => {
    expect(
      problemsOf({
        combinations: [
          { options: { cassettes: 'six', colour: 'silver' } },
          { options: { cassettes: 'two' } },
          { options: { cassettes: 'two', colour: 'black', reader: 'chip' } },
        ],
      }),
    ).toEqual([
      'combinations.0.options.cassettes must be one of two, four',
      'combinations.1.options.colour is missing',
      'combinations.2.options.reader is no axis',
    ])
  })

  it('say which combination and which order code is repeated', () => {
    const [first] = variants.combinations
    expect(problemsOf({ combinations: [...variants.combinations, first] })).toEqual([
      'combinations.4 repeats combination 1',
    ])
    expect(
      problemsOf({
        combinations: [
          ...variants.combinations.slice(0, 2),
          { options: { cassettes: 'two', colour: 'red' }, code: 'LX40-4C' },
        ],
      }),
    ).toEqual(['combinations.2.code repeats the order code LX40-4C of combination 2'])
  })

  it('say which key or code is not usable', () => {
    expect(problemsOf({ code: 'lx 40' })).toEqual([expect.stringMatching(/^code must be capital/)])
    expect(
      problemsOf({ axes: [...variants.axes, { key: 'cassettes', options: [{ key: 'A b' }] }] })[0],
    ).toMatch(/^axes\.2\.options\.0\.key must be small letters/)
    expect(problemsOf({ axes: [...variants.axes, variants.axes[1]] })).toContain(
      'axes.2.key repeats colour',
    )
    expect(problemsOf({ axes: [] })[0]).toBe('axes must be a list of at least one')
    expect(problemsOf({ price: 1 })).toEqual(['price is not known'])
  })

  it('have pictures of options that are files of this site, by one address each', () => {
    const withPicture = (picture: unknown) => ({
      axes: variants.axes.with(1, {
        key: 'colour',
        options: [
          { key: 'silver', code: '', picture },
          { key: 'black', code: 'B' },
        ] as never,
      }),
    })
    const stored = (picture: unknown) =>
      parseVariants({ ...variants, ...withPicture(picture) }).variants?.axes[1]?.options[0]
    expect(stored('/uploads/night.webp')).toMatchObject({ picture: '/uploads/night.webp' })
    expect(stored('/api/uploads/night.webp')).toMatchObject({ picture: '/uploads/night.webp' })
    for (const none of ['', null, undefined]) expect(stored(none)).not.toHaveProperty('picture')
    for (const wrong of ['https://example.com/a.webp', '/a.webp', '/uploads/a/b.webp', 7, {}])
      expect(problemsOf(withPicture(wrong))).toEqual([
        'axes.1.options.0.picture must be a path of this site such as /uploads/name.webp',
      ])
  })

  it('are none where the database holds something else', () => {
    for (const odd of ['x', 7, [], { axes: 3 }, { code: 'A', axes: [null], combinations: {} }])
      expect(readVariants(odd)).toBeNull()
  })
})

describe('an order code', () => {
  it('has the parts of the chosen options, or is that of the combination', () => {
    expect(variants.combinations.map((one) => orderCode(variants, one))).toEqual([
      'LX40-2C',
      'LX40-4C',
      'LX40-4C-B',
      'LX40-NIGHT',
    ])
  })

  it('grows while options are chosen', () => {
    expect(codeSoFar(variants, {})).toBe('LX40-…-…')
    expect(codeSoFar(variants, { colour: 'black' })).toBe('LX40-…-B')
    expect(codeSoFar(variants, { cassettes: 'two', colour: 'black' })).toBe('LX40-NIGHT')
  })

  it('finds its combination, and the words of it', () => {
    expect(findCombination(variants, 'LX40-4C-B')).toBe(variants.combinations[2])
    expect(findCombination(variants, 'LX40-4C-R')).toBeUndefined()
    expect(findCombination(null, 'LX40')).toBeUndefined()
    const texts = { cassettes: 'Cassettes', 'cassettes.four': 'Four', 'LX40-4C-B': 'For lobbies' }
    expect(namedVariant(variants, texts, 'LX40-4C-B')).toEqual({
      code: 'LX40-4C-B',
      options: [
        { axis: 'Cassettes', name: 'Four' },
        { axis: 'colour', name: 'black' },
      ],
      note: 'For lobbies',
    })
  })
})

describe('a choice', () => {
  it('has the picture of its first option that has one, in the order of the axes', () => {
    const [cassettes, colour] = [
      { key: 'cassettes', options: [{ key: 'two' }, { key: 'four', picture: 'four.webp' }] },
      { key: 'colour', options: [{ key: 'silver' }, { key: 'black', picture: 'black.webp' }] },
    ]
    const of = (choice: Choice) => chosenPicture([cassettes, colour], choice)?.picture
    expect(of({ cassettes: 'two', colour: 'silver' })).toBeUndefined()
    expect(of({ colour: 'black' })).toBe('black.webp')
    expect(of({ cassettes: 'two', colour: 'black' })).toBe('black.webp')
    expect(of({ cassettes: 'four', colour: 'black' })).toBe('four.webp')
  })

  it('leaves what goes together with it', () => {
    expect(combinationsFor(variants, { cassettes: 'four' })).toHaveLength(2)
    expect(isOffered(variants, 'colour', 'red')).toBe(false)
  })

  const keys = ['a', 'b', 'c', 'd']
  /** Variants of up to four axes, with some of all combinations. */
  const anyVariants = fc
    .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
    .chain((sizes) => {
      const axes = sizes.map((size, index) => ({
        key: `axis-${index}`,
        options: keys.slice(0, size).map((key) => ({ key, code: key.toUpperCase() })),
      }))
      const all = axes.reduce<Choice[]>(
        (choices, { key, options }) =>
          choices.flatMap((choice) => options.map((option) => ({ ...choice, [key]: option.key }))),
        [{}],
      )
      return fc.subarray(all, { minLength: 1 }).map((chosen): Variants => ({
        code: 'X',
        axes,
        combinations: chosen.map((options) => ({ options })),
      }))
    })
  const clicks = fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { maxLength: 12 })

  it('stays one that can be completed, whatever is pressed, and keeps what was pressed last', () => {
    fc.assert(
      fc.property(anyVariants, clicks, (some, pressed) => {
        let choice: Choice = {}
        for (const [axisAt, optionAt] of pressed) {
          const axis = some.axes[axisAt % some.axes.length]
          const option = axis?.options[optionAt % axis.options.length]
          if (!axis || !option || !isOffered(some, axis.key, option.key)) continue
          choice = choose(some, choice, axis.key, option.key)
          expect(choice[axis.key]).toBe(option.key)
          expect(combinationsFor(some, choice).length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('offers exactly the options that lead to an allowed combination', () => {
    fc.assert(
      fc.property(anyVariants, (some) => {
        expect(parseVariants(some)).toEqual({ variants: some })
        for (const { options } of some.combinations) {
          const found = chosenCombination(some, options)
          expect(found?.options).toEqual(options)
          for (const axis of some.axes)
            for (const option of axis.options) {
              const wanted = { ...options, [axis.key]: option.key }
              const isAllowed = some.combinations.some((one) =>
                some.axes.every(({ key }) => one.options[key] === wanted[key]),
              )
              expect(isPossible(some, options, axis.key, option.key)).toBe(isAllowed)
            }
        }
        const codes = some.combinations.map((one) => orderCode(some, one))
        expect(new Set(codes).size).toBe(codes.length)
        for (const [index, code] of codes.entries())
          expect(findCombination(some, code)).toBe(some.combinations[index])
      }),
    )
  })
})
