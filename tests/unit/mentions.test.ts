import { describe, expect, it } from 'vitest'
import { mentionsIn, nameBegun, withName } from '@/src/platform/text/mentions'

const staff = [
  { id: '1', username: 'anna' },
  { id: '2', username: 'anna.lee' },
  { id: '3', username: 'สมชาย' },
]

describe('mentions', () => {
  it.each([
    ['@anna, please look', ['1']],
    ['Please look, @anna.', ['1']],
    ['@anna.lee please', ['2']],
    ['mail anna@anna.example', []],
    ['@annabel', []],
    ['ขอ @สมชาย ดู', ['3']],
    ['<b>@anna</b>', ['1']],
  ])('of “%s” are %j', (text, ids) => {
    expect(mentionsIn(text, staff)).toEqual(ids)
  })

  it('are offered while a name is typed, and completed', () => {
    expect(nameBegun('Ask @an', 7)).toBe('an')
    expect(nameBegun('Ask @', 5)).toBe('')
    expect(nameBegun('Ask @an today', 13)).toBeNull()
    expect(nameBegun('a@an', 4)).toBeNull()
    expect(withName('Ask @an today', 7, 'anna')).toEqual({ text: 'Ask @anna today', caret: 10 })
  })
})
