import { describe, expect, it } from 'vitest'
import { cutToWidth } from '@/src/platform/text/cut-to-width'

/** Every letter is 10 px wide. */
const widthOf = (text: string) => [...text].length * 10

describe('a text that is cut to a width', () => {
  it.each([
    ['A short one', 200, 'A short one'],
    ['Cash recyclers for the lobby', 180, 'Cash recyclers …'],
    ['Cash recyclers for the lobby', 160, 'Cash recyclers …'],
    ['现金循环一体机适用于大堂', 80, '现金循环一体 …'],
    ['Donaudampfschifffahrtsgesellschaft', 100, 'Donaudam …'],
    ['😀😀😀😀😀😀', 50, '😀😀😀 …'],
    ['Anything', 0, ' …'],
  ])('%s to %i px', (text, maxWidth, cut) => {
    expect(cutToWidth(text, maxWidth, widthOf)).toBe(cut)
  })
})
