import { describe, expect, it } from 'vitest'
import { reordered } from '@/src/payload/endpoints/reorder'
import { isStorableNumber, pathOfUnstorableNumber } from '@/src/platform/database/storable-numbers'

describe('numbers that databases give back', () => {
  it.each([0, -0, 0.1 + 0.2, 9999, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 5e-324])(
    'are stored: %d',
    (value) => expect(isStorableNumber(value)).toBe(true),
  )

  it.each([2 ** 53, -(2 ** 53), 1e18, 1e308, Infinity, -Infinity, NaN])('are not: %d', (value) =>
    expect(isStorableNumber(value)).toBe(false),
  )

  it('are found wherever they stand', () => {
    expect(pathOfUnstorableNumber({ a: [{ b: 1 }, { c: 1e18 }] })).toBe('a.1.c')
    expect(pathOfUnstorableNumber(1e18, 'order')).toBe('order')
    expect(pathOfUnstorableNumber({ a: '1e18', b: new Date(8.64e15), c: null })).toBeUndefined()
  })

  it('are found in values that hold themselves, and in very deep ones', () => {
    const loop: Record<string, unknown> = { a: 1 }
    loop.self = loop
    expect(pathOfUnstorableNumber(loop)).toBeUndefined()
    let deep: unknown = 1e18
    for (let level = 0; level < 20_000; level += 1) deep = { a: deep }
    expect(pathOfUnstorableNumber(deep)).toMatch(/^a\.a\./)
  })

  it('come out of no new order', () => {
    const order = Number.MAX_SAFE_INTEGER
    const list = ['a', 'b', 'c'].map((id) => ({ id, order }))
    for (const changed of reordered(list, ['c', 'b', 'a'])) {
      expect(isStorableNumber(changed.order)).toBe(true)
    }
  })
})
