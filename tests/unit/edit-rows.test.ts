import { describe, expect, it } from 'vitest'
import { moved } from '@/src/staff/in-place/model/rows'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))
const order = (id: string, before: string | null) =>
  moved('layout', id, before, 'en')
    .change(rows)
    .map((row) => row.id)
    .join('')

describe('a row that is moved', () => {
  it.each([
    ['c', 'a', 'cab'],
    ['a', 'c', 'bac'],
    ['a', null, 'bca'],
    ['b', 'c', 'abc'],
    // Somebody else took it out meanwhile.
    ['a', 'gone', 'abc'],
    ['gone', 'a', 'abc'],
  ])('%s in front of %s makes %s', (id, before, after) => {
    expect(order(id, before)).toBe(after)
  })
})
