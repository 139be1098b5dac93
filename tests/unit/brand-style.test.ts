import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontFaceRules, makeTypeface, type UploadedFont } from '@/src/domain/theme/typeface'
import { fontSource, listFontFiles } from '@/src/domain/theme/fonts'
import { firstLetter, makeIco } from '@/src/domain/theme/icons'
import { makeStyle } from '@/src/domain/theme/style'

describe('the style sheet of a look', () => {
  it('is none where nothing was chosen', () => {
    expect(makeStyle({}).css).toBeNull()
    const defaults = { corners: 'soft', density: 'normal', font: 'plex' }
    expect(makeStyle({ ...defaults, color: null, accent: '' }).css).toBeNull()
  })

  it('leaves out what a draft may hold and no page can show', () => {
    const odd = {
      color: 'red;}</style>',
      accent: 'x',
      corners: 'toString',
      density: '?',
      font: '!',
    }
    expect(makeStyle(odd).css).toBeNull()
    expect(makeStyle({ color: '#0b5d3b', accent: '</style>' }).css).not.toContain('<')
  })

  it('outweighs the tokens on screens, and leaves grounds and texts of paper alone', () => {
    const { css, grounds } = makeStyle({ color: '#0b5d3b' })
    const [, screen = '', dark = '', print = ''] =
      /^(@media screen\{.*?\}\})(@media.*?dark.*?\}\})(.*)$/.exec(String(css)) as string[]
    expect(screen).toContain(':root:root{')
    expect(screen).toContain('--action:#0b5d3b')
    expect(screen).toContain(`--ground:${grounds.light}`)
    expect(dark).toContain(`--ground:${grounds.dark}`)
    expect(print).toContain('--action:')
    expect(print).not.toMatch(/--(ground|text|stage):/)
  })

  it('sets corners, distances and the family that were chosen', () => {
    const { css } = makeStyle({ corners: 'sharp', density: 'airy', font: 'manrope' })
    expect(css).toContain('--radius-plate:0px')
    expect(css).toContain('--space-section:')
    expect(css).toMatch(
      /--plex:'Brand Manrope',('Brand Manrope as \w+',)+var\(--font-latin-extended\)/,
    )
    expect(css).not.toContain('--plex-heading')
  })
})

describe('the fonts to choose from', () => {
  const choices = ['source-sans', 'manrope', 'source-serif']

  it.each(choices)('has all files of %s, for browsers and for cards', (choice) => {
    const files = listFontFiles(choice)
    expect(files.length).toBeGreaterThan(0)
    const typeface = makeTypeface(choice, [], '')
    for (const { name, source } of files) {
      expect(fontSource(name)).toBe(source)
      for (const ending of ['woff2', 'woff']) {
        expect(existsSync(`node_modules/${source}.${ending}`), source).toBe(true)
      }
      expect(typeface && fontFaceRules(typeface)).toContain(`url(/fonts/${name})`)
    }
  })

  it('leads to no other file', () => {
    expect(fontSource('../../package.json')).toBeUndefined()
    expect(listFontFiles('constructor')).toEqual([])
  })
})

describe('an own font', () => {
  const upload = (base: string, weights: [number, number], width: number): UploadedFont => ({
    filename: `${base}.woff2`,
    details: {
      weights,
      isItalic: false,
      characters: 'U+0020-007E',
      metrics: { ascent: 1, descent: 0.25, lineGap: 0, widths: { regular: width, bold: width } },
      scripts: ['latin', 'cyrillic'],
    },
  })
  const text = [upload('a', [400, 400], 0.4464), upload('b', [700, 700], 0.5)]

  it('stands before Plex, and each of its files is fetched for its letters alone', () => {
    const { css } = makeStyle({ font: 'own', uploaded: { text, heading: [] } })
    expect(css).toMatch(/--plex:'Brand Text','Brand Text as Arial',.*var\(--font-latin-extended\)/)
    expect(css).toMatch(
      /font-weight:700;font-display:swap;src:url\(\/api\/uploads\/b-cyrillic\.woff2\)[^}]*U\+0400/,
    )
    expect(css).toMatch(/src:url\(\/api\/uploads\/a\.woff2\)[^}]*unicode-range:U\+0000-00FF/)
  })

  it('has stand-ins that are as long and as high as it', () => {
    const { css } = makeStyle({ font: 'own', uploaded: { text, heading: [] } })
    const [, regular = '', bold = ''] =
      /as Arial';font-weight:100 500;(.*?)}.*as Arial';font-weight:501 900;(.*?)}/.exec(
        String(css),
      ) ?? []
    // As wide as Plex: so is the stand-in, see `fallback-fonts.css`.
    expect(regular).toContain('size-adjust:99.63%;ascent-override:100.37%;')
    expect(bold).toContain(`size-adjust:${Math.round((0.5 / 0.4621) * 9610) / 100}%`)
  })

  it('may be that of headings alone, and headings may keep Plex beside it', () => {
    const own = { font: 'plex', headingFont: 'own', uploaded: { text: [], heading: text } }
    expect(makeStyle(own).css).toContain("--plex-heading:'Brand Heading',")
    expect(makeStyle(own).css).not.toContain('--plex:')
    const plain = { font: 'own', headingFont: 'plex', uploaded: { text, heading: [] } }
    expect(makeStyle(plain).css).toContain('--plex-heading:var(--font-latin-extended)')
  })

  it('without a file is Plex', () => {
    expect(makeStyle({ font: 'own', headingFont: 'own' }).css).toBeNull()
    expect(makeStyle({ font: 'own', headingFont: 'text' }).fonts).toEqual({
      text: null,
      heading: null,
    })
  })
})

describe('the letter of a company', () => {
  it.each([
    ['Acme', 'A'],
    [' élan vital', 'É'],
    ['上海终端', '上'],
    ['', ''],
  ])('of "%s" is "%s"', (name, letter) => {
    expect(firstLetter(name)).toBe(letter)
  })
})

it('an icon file tells where each of its pictures lies', () => {
  const [a, b] = [Buffer.from('one'), Buffer.from('second')]
  const ico = makeIco([
    { size: 16, data: a },
    { size: 32, data: b },
  ])
  expect(ico.readUInt16LE(4)).toBe(2)
  const at = (entry: number) => [ico.readUInt32LE(entry + 12), ico.readUInt32LE(entry + 8)] as const
  for (const [entry, data] of [
    [6, a],
    [22, b],
  ] as const) {
    const [start, length] = at(entry)
    expect(ico.subarray(start, start + length)).toEqual(data)
  }
})
