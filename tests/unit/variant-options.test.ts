import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderCode } from '@/src/domain/catalogue/variants/definition'
import { maxCombinations, maxOptions } from '@/src/domain/catalogue/variants/limits'
import { listNameKeys } from '@/src/domain/catalogue/variants/texts'
import { missingCombinations, noVariants } from '@/src/domain/catalogue/variants/edit'
import {
  addAxis,
  addOptions,
  follow,
  nameAxis,
  nameIn,
  type NamedOptions,
  proposeCode,
  removeAxis,
  removeOption,
  withoutBlankAxes,
  withText,
} from '@/src/domain/catalogue/variants/options'
import { parseVariants } from '@/src/domain/catalogue/variants/parse'
import { type Language, languages } from '@/src/i18n/languages'

const noTexts = Object.fromEntries(languages.map((lng) => [lng, []])) as unknown as Record<
  Language,
  []
>
const nothing: NamedOptions = { variants: { ...noVariants, code: 'A300' }, texts: noTexts }

/** Adds an axis with options, as people type them. */
function withOptions(
  named: NamedOptions,
  name: string,
  values: string,
  lng: Language = 'en',
): NamedOptions {
  const index = named.variants.axes.length
  return addOptions(nameAxis(addAxis(named), index, lng, name), index, lng, values).named
}

const colours = withOptions(nothing, 'Colour', 'black, light grey')

const codesOf = ({ variants }: NamedOptions) =>
  variants.combinations.map((each) => orderCode(variants, each))

const keysOf = ({ variants }: NamedOptions) =>
  variants.axes.map(({ key, options }) => [key, ...options.map((option) => option.key)])

const textsOf = ({ texts }: NamedOptions, lng: Language = 'en') =>
  Object.fromEntries(texts[lng].map(({ key, value }) => [key, value]))

describe('options of a product', () => {
  it('make keys, codes and combinations of their names', () => {
    expect(keysOf(colours)).toEqual([['colour', 'black', 'light-grey']])
    expect(codesOf(colours)).toEqual(['A300-BLACK', 'A300-LIGHT-GREY'])
    expect(textsOf(colours)).toEqual({
      colour: 'Colour',
      'colour.black': 'black',
      'colour.light-grey': 'light grey',
    })
    expect(parseVariants(colours.variants)).toEqual({ variants: colours.variants })
  })

  it('come together as the product of their values, in their order', () => {
    const sizes = withOptions(colours, 'Size', 'S, M')
    expect(codesOf(sizes)).toEqual([
      'A300-BLACK-S',
      'A300-BLACK-M',
      'A300-LIGHT-GREY-S',
      'A300-LIGHT-GREY-M',
    ])
    const more = addOptions(sizes, 0, 'en', 'red').named
    expect(codesOf(more).slice(4)).toEqual(['A300-RED-S', 'A300-RED-M'])
  })

  it('leave a combination out that was taken out, when a value comes', () => {
    const sizes = withOptions(colours, 'Size', 'S, M')
    const { variants } = sizes
    const fewer = follow(
      sizes,
      { ...variants, combinations: variants.combinations.toSpliced(1, 1) },
      [0, 2, 3],
    )
    const more = addOptions(fewer, 1, 'en', 'L').named
    expect(codesOf(more)).not.toContain('A300-BLACK-M')
    expect(codesOf(more)).toHaveLength(5)
    expect(missingCombinations(more.variants)).toEqual([
      { options: { colour: 'black', size: 'm' } },
    ])
  })

  it('keep their keys when they are renamed, and their rows what differs', () => {
    const noted = withText(colours, 'en', 'A300-BLACK', 'In stock')
    const first = noted.variants.combinations[0]
    const own = follow(noted, {
      ...noted.variants,
      combinations: noted.variants.combinations.with(0, {
        ...first,
        options: { colour: 'black' },
        attributes: { weight: 3 },
      }),
    })
    const renamed = withText(nameAxis(own, 0, 'en', 'Finish'), 'en', 'colour.black', 'Night')
    expect(renamed.variants).toEqual(own.variants)
    expect(textsOf(renamed)).toMatchObject({ colour: 'Finish', 'colour.black': 'Night' })

    const sizes = withOptions(renamed, 'Size', 'S, M')
    expect(sizes.variants.combinations[0]).toEqual({
      options: { colour: 'black', size: 's' },
      attributes: { weight: 3 },
    })
    expect(textsOf(sizes)).toMatchObject({ 'A300-BLACK-S': 'In stock' })
    expect(textsOf(sizes)).not.toHaveProperty('A300-BLACK')
  })

  it('let notes and texts follow another code', () => {
    const noted = withText(withText(colours, 'ja', 'A300-BLACK', '在庫'), 'en', 'A300-BLACK.a', 'x')
    const after = follow(noted, { ...noted.variants, code: 'B1' })
    expect(textsOf(after, 'ja')).toEqual({ 'B1-BLACK': '在庫' })
    expect(textsOf(after)).toMatchObject({ 'B1-BLACK.a': 'x' })
  })

  it('are named once, and have no key twice', () => {
    const again = addOptions(colours, 0, 'en', 'Black,  light  grey, black , Light-Grey').named
    expect(keysOf(again)).toEqual([['colour', 'black', 'light-grey', 'light-grey-2']])
    expect(keysOf(withOptions(colours, 'Colour', 'a'))[1]).toEqual(['colour-2', 'a'])
  })

  it('have keys in languages that have no Latin letters, and names that stand in', () => {
    const named = withOptions(nothing, '颜色', '黑色、灰色', 'zh')
    expect(keysOf(named)).toEqual([['option', 'value', 'value-2']])
    expect(parseVariants(named.variants).problems).toBeUndefined()
    expect(nameIn(named, 'zh', 'option.value')).toBe('黑色')
    expect(nameIn(named, 'ja', 'option.value')).toBe('黑色')
    expect(nameIn(withText(named, 'en', 'option.value', 'Black'), 'ja', 'option.value')).toBe(
      'Black',
    )
    expect(nameIn({ ...named, texts: noTexts }, 'ja', 'option.value')).toBe('value')
    expect(keysOf(withOptions(nothing, '3D mode', '1'))).toEqual([['option-3d-mode', '1']])
  })

  it('make the key of an axis of its name until it has a value', () => {
    const typed = ['C', 'Co', 'Col'].reduce(
      (named, name) => nameAxis(named, 0, 'en', name),
      addAxis(nothing),
    )
    expect(keysOf(typed)).toEqual([['col']])
    expect(textsOf(typed)).toEqual({ col: 'Col' })
  })

  it('end at the limits, and say which names are beyond them', () => {
    const many = Array.from({ length: maxOptions + 2 }, (_, index) => `v${index}`)
    const { named, refused } = addOptions(addAxis(nothing), 0, 'en', many.join())
    expect(named.variants.axes[0]?.options).toHaveLength(maxOptions)
    expect(refused).toEqual(['v24', 'v25'])
    const next = addOptions(addAxis(named), 1, 'en', many.join())
    expect(next.named.variants.combinations.length).toBeLessThanOrEqual(maxCombinations)
    expect(next.refused).toHaveLength(many.length - Math.floor(maxCombinations / maxOptions))
    expect(parseVariants(next.named.variants).problems).toBeUndefined()
  })

  it('say how many rows with differences a removal takes', () => {
    const noted = withText(colours, 'ja', 'A300-BLACK', '在庫')
    expect(removeOption(colours, 0, 0).lost).toBe(0)
    expect(removeOption(noted, 0, 1).lost).toBe(0)
    const { left, lost } = removeOption(noted, 0, 0)
    expect(lost).toBe(1)
    expect(keysOf(left)).toEqual([['colour', 'light-grey']])
    expect(codesOf(left)).toEqual(['A300-LIGHT-GREY'])
    expect(textsOf(left)).not.toHaveProperty('colour.black')
  })

  it('leave each of the other combinations once when an axis goes', () => {
    const sizes = withOptions(colours, 'Size', 'S, M')
    const { left, lost } = removeAxis(sizes, 1)
    expect(left).toEqual(colours)
    expect(lost).toBe(0)
    expect(removeAxis(colours, 0).left.variants).toEqual({ ...noVariants, code: 'A300' })
    // Its last value goes, its name stays.
    const emptied = removeOption(removeOption(sizes, 1, 1).left, 1, 0).left
    expect(codesOf(emptied)).toEqual(codesOf(colours))
    expect(keysOf(emptied)[1]).toEqual(['size'])
    expect(withoutBlankAxes(emptied).axes).toHaveLength(2)
    expect(withoutBlankAxes(addAxis(colours)).axes).toHaveLength(1)
  })

  it('are what the API takes, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.array(fc.string({ minLength: 1 }), { maxLength: 4 })), {
          minLength: 1,
          maxLength: 4,
        }),
        (given) => {
          const named = given.reduce(
            (all, [name, values]) => withOptions(all, name, values.join()),
            nothing,
          )
          const axes = named.variants.axes.filter(({ options }) => options.length > 0)
          const { problems = [] } = parseVariants({ ...named.variants, axes })
          // Different parts may come to the same code, which its row then says.
          const others = problems.filter(({ problem }) => !problem.startsWith('repeats the order'))
          if (axes.length > 0) expect(others).toEqual([])
          expect(new Set(listNameKeys(named.variants)).size).toBe(
            listNameKeys(named.variants).length,
          )
        },
      ),
    )
  })
})

describe('the beginning of order codes', () => {
  it('is the model in the name, else the name, else the slug', () => {
    expect(proposeCode('ATM A300 Through-the-Wall', 'atm-a300')).toBe('A300')
    expect(proposeCode('AUD-500', 'audio')).toBe('AUD-500')
    expect(proposeCode('Kiosk', 'kiosks')).toBe('KIOSK')
    expect(proposeCode('取款机', 'atm')).toBe('ATM')
    expect(proposeCode('', '')).toBe('')
  })
})
