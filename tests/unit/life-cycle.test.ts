import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureCompleteness } from '@/src/domain/catalogue/completeness'
import { changesUpTo, leadsBack, stateOn } from '@/src/domain/catalogue/life-cycle'
import { toAttribute } from '@/src/domain/catalogue/attributes/definition'
import { parseVariants } from '@/src/domain/catalogue/variants/parse'
import { variantLines, variantsOfLines } from '@/src/domain/catalogue/variants/lines'

describe('the state of a product', () => {
  it.each([
    ['inSale', null, null],
    ['inSale', null, '2026-06-15'],
    ['lastOrder', '2026-06-15', null],
    ['supportOnly', '2026-06-14', '2026-06-15'],
    ['withdrawn', '2026-01-01', '2026-06-14'],
    ['withdrawn', null, '2026-06-14'],
  ])('is %s with last days %s and %s', (state, lastOrderDay, endOfSupportDay) => {
    expect(stateOn('2026-06-15', { lastOrderDay, endOfSupportDay })).toBe(state)
  })

  it('changes on the day after each last day, and none of it is told before', () => {
    const product = {
      lastOrderDay: '2026-06-15',
      endOfSupportDay: '2030-01-01',
      lifeCycleSetAt: '2026-05-01T10:00:00.000Z',
    }
    expect(changesUpTo('2026-06-16', product)).toEqual([
      { state: 'supportOnly', day: '2026-06-16' },
      { state: 'lastOrder', day: '2026-05-01' },
    ])
    expect(changesUpTo('2026-04-30', product)).toEqual([])
  })

  it('is led back to by a chain of successors, also a long one', async () => {
    const next = async (id: string) => (id === '5' ? null : String(Number(id) + 1))
    expect(await leadsBack('0', '1', next)).toBe(false)
    expect(await leadsBack('3', '1', next)).toBe(true)
    expect(await leadsBack('x', '6', next)).toBe(true)
  })
})

describe('completeness', () => {
  const required = toAttribute({ key: 'weight', kind: 'number', isRequired: true })

  it('equals a count of what is there', () => {
    const text = fc.constantFrom('', 'A text')
    fc.assert(
      fc.property(
        fc.record({
          isDefaultLanguage: fc.boolean(),
          name: text,
          shortDescription: text,
          description: text,
          alts: fc.array(text, { maxLength: 3 }),
          attributes: fc.constantFrom({}, { weight: { value: 3 } }),
          documents: fc.nat(2),
        }),
        (product) => {
          const there = [
            ...(product.isDefaultLanguage ? [product.name !== ''] : []),
            product.shortDescription !== '',
            product.description !== '',
            product.alts.length > 0,
            product.alts.length > 0 && !product.alts.includes(''),
            'weight' in product.attributes,
            product.documents > 0,
          ]
          const count = there.filter(Boolean).length
          const { share, missing } = measureCompleteness(product, [required])
          expect(share).toBe(Math.floor((100 * count) / there.length))
          expect(missing).toHaveLength(there.length - count)
        },
      ),
    )
  })
})

it('variants as lines are read back as they were', () => {
  const text =
    'LX40\ncolour: silver, black=B\ncolour.black: /uploads/night.webp\nsilver\nblack = LX40-NIGHT {"weight":{"value":3}}'
  const { variants } = parseVariants(variantsOfLines(text))
  expect(variants && variantLines(variants)).toBe(text)
  expect(variants?.axes[0]?.options[1]?.picture).toBe('/uploads/night.webp')
  expect(() => variantsOfLines('LX40\ncolour: silver\nsilver, two')).toThrow('silver, two')
  expect(() =>
    variantsOfLines('LX40\ncolour: silver\ncolour.red: /uploads/a.webp\nsilver'),
  ).toThrow('colour.red')
})
