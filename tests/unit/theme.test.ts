import { describe, expect, it } from 'vitest'
import { findSchemes } from '@/scripts/lib/schemes.mjs'
import { schemes } from '@/src/domain/theme/schemes'
import { makeStyle } from '@/src/domain/theme/style'
import { parseTheme, themeStyle } from '@/src/domain/theme/theme'

describe('a colour scheme that staff chose', () => {
  const tokens = findSchemes()

  it('has every token that the dark scheme changes, in both', () => {
    expect(Object.keys(tokens.dark)).toContain('ground')
    expect(Object.keys(tokens.light)).toEqual(Object.keys(tokens.dark))
    for (const name of Object.keys(tokens.dark))
      expect(tokens.light[name], name).not.toBe(tokens.dark[name])
  })

  it.each(schemes)('%s outweighs what the system has, on screens alone', (scheme) => {
    const { palettes } = makeStyle({ color: '#0b5d3b' })
    const plain = themeStyle(scheme, tokens, null)
    expect(plain).toMatch(/^@media screen\{:root:root:root\{color-scheme:(light|dark);/)
    expect(plain).toContain(`--text:${tokens[scheme].text};`)
    const branded = themeStyle(scheme, tokens, palettes)
    expect(branded).toContain(`--text:${palettes?.[scheme].text};`)
  })

  it('is nothing where the cookie says anything else', () => {
    expect(parseTheme('dark')).toBe('dark')
    expect([undefined, '', 'auto', 'dark;x'].map(parseTheme)).toEqual(Array(4).fill(undefined))
  })
})
