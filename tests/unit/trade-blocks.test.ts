import { describe, expect, it } from 'vitest'
import { leadersOf } from '@/blocks/callouts/leaders'
import { splitCells } from '@/blocks/data-table/cells'

describe('call-outs', () => {
  it('are named on the side where the part is, from above to below, evenly', () => {
    const [left, right] = leadersOf([
      { x: 80, y: 90 },
      { x: 20, y: 60 },
      { x: 70, y: 10 },
    ])
    expect(left.map(({ number, end }) => [number, end])).toEqual([[1, { x: 0, y: 50 }]])
    expect(right.map(({ number, point, end }) => [number, point.y, end.x, end.y])).toEqual([
      [2, 10, 100, 25],
      [3, 90, 100, 75],
    ])
  })
})

describe('a line of a table', () => {
  it('has as many cells as the table has columns', () => {
    expect(splitCells('NDC | yes')).toEqual(['NDC', 'yes'])
    expect(splitCells('NDC | yes', 3)).toEqual(['NDC', 'yes', ''])
    expect(splitCells('a|b|c', 2)).toEqual(['a', 'b'])
  })
})
