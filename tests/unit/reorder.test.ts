import { describe, expect, it } from 'vitest'
import { type Placed, reordered } from '@/src/payload/endpoints/reorder'

const list = (...orders: number[]): Placed[] =>
  orders.map((order, index) => ({ id: 'abcdefghij'[index] ?? '', order }))

/** The ids as a list shows them once the numbers are written; those at one number as they stood. */
function after(before: Placed[], ids: string): string {
  const numbers = new Map(reordered(before, [...ids]).map(({ id, order }) => [id, order]))
  return before
    .map(({ id, order }) => ({ id, order: numbers.get(id) ?? order }))
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => id)
    .join('')
}

describe('a new order', () => {
  it.each([
    ['of all', list(10, 20, 30), 'cab', 'cab'],
    ['of a part, past the others', list(1, 2, 3, 4, 5), 'db', 'adcbe'],
    ['where all stand at one number', list(0, 0, 0, 0, 0), 'cb', 'acbde'],
    ['where the first do', list(0, 0, 0, 5), 'bac', 'bacd'],
    ['that is the old one', list(1, 2, 3), 'abc', 'abc'],
    ['of the last ones', list(1, 1, 1, 1), 'dc', 'abdc'],
  ])('%s', (_, before, ids, expected) => {
    expect(after(before, ids)).toBe(expected)
  })

  it('writes as few numbers as it can', () => {
    expect(reordered(list(10, 20, 30, 40), ['c', 'a', 'b'])).toEqual([{ id: 'c', order: 9 }])
    expect(reordered(list(1, 2, 3), ['a', 'b', 'c'])).toEqual([])
    expect(reordered(list(1, 2, 3, 4, 5, 6, 7, 8), [...'acdbefgh'])).toEqual([
      { id: 'c', order: 2 },
      { id: 'd', order: 3 },
      { id: 'b', order: 4 },
    ])
    const many = Array.from({ length: 5000 }, (_, index) => ({ id: String(index), order: 0 }))
    expect(reordered(many, ['1', '0'])).toHaveLength(2)
  })

  it('goes below zero only where very many would be written otherwise', () => {
    const below = (orders: number[], ids: string) =>
      reordered(list(...orders), [...ids]).filter(({ order }) => order < 0)
    expect(below([0, 1, 2, 3], 'dabc')).toEqual([])
    expect(below([0, 0, 0, 0], 'dabc')).toEqual([])
    expect(below(Array<number>(10).fill(0), 'ba')).toEqual([])
  })
})
