import { describe, expect, it } from 'vitest'
import { holds, withIds } from '@/seed/same'

describe('holds', () => {
  it('passes over what the seed does not write', () => {
    expect(holds({ id: '1', name: 'A', rows: [{ id: 'r', text: 'B' }] }, { name: 'A' })).toBe(true)
    expect(holds({ rows: [{ id: 'r', text: 'B' }] }, { rows: [{ text: 'B' }] })).toBe(true)
  })

  it('takes nothing for null', () => {
    expect(holds({ name: null }, { name: undefined })).toBe(true)
    expect(holds({}, { name: null })).toBe(true)
    expect(holds({ name: 'A' }, { name: null })).toBe(false)
  })

  it('sees differences, also deep down and in the length of lists', () => {
    expect(holds({ rows: [{ text: 'B' }] }, { rows: [{ text: 'C' }] })).toBe(false)
    expect(holds({ rows: ['a', 'b'] }, { rows: ['a'] })).toBe(false)
    expect(holds({ order: '1' }, { order: 1 })).toBe(false)
    expect(holds(undefined, { name: 'A' })).toBe(false)
  })
})

describe('withIds', () => {
  it('gives rows the ids that they have', () => {
    const stored = { id: 'd', rows: [{ id: 'r1', text: 'A' }, { id: 'r2' }] }
    expect(withIds({ rows: [{ text: 'B' }, { text: 'C' }, { text: 'D' }] }, stored)).toEqual({
      id: 'd',
      rows: [{ id: 'r1', text: 'B' }, { id: 'r2', text: 'C' }, { text: 'D' }],
    })
  })

  it('leaves texts and lists of texts as they are', () => {
    expect(withIds({ lines: ['a'], name: 'A' }, { lines: ['b'], name: 'B' })).toEqual({
      lines: ['a'],
      name: 'A',
    })
  })
})
