import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontFilesOf, fontRules, fontSource } from '@/src/lib/brand/fonts'
import { icoOf, letterOf } from '@/src/lib/brand/icons'
import { styleOf } from '@/src/lib/brand/style'

describe('the style sheet of a look', () => {
  it('is none where nothing was chosen', () => {
    expect(styleOf({}).css).toBeNull()
    const defaults = { corners: 'soft', density: 'normal', font: 'plex' }
    expect(styleOf({ ...defaults, color: null, accent: '' }).css).toBeNull()
  })

  it('leaves out what a draft may hold and no page can show', () => {
    const odd = {
      color: 'red;}</style>',
      accent: 'x',
      corners: 'toString',
      density: '?',
      font: '!',
    }
    expect(styleOf(odd).css).toBeNull()
    expect(styleOf({ color: '#0b5d3b', accent: '</style>' }).css).not.toContain('<')
  })

  it('outweighs the tokens on screens, and leaves grounds and texts of paper alone', () => {
    const { css, grounds } = styleOf({ color: '#0b5d3b' })
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
    const { css } = styleOf({ corners: 'sharp', density: 'airy', font: 'manrope' })
    expect(css).toContain('--radius-plate:0px')
    expect(css).toContain('--space-section:')
    expect(css).toContain("--plex:'Brand Manrope',var(--font-latin-extended)")
  })
})

describe('the fonts to choose from', () => {
  const choices = ['source-sans', 'manrope', 'source-serif']

  it.each(choices)('has all files of %s, for browsers and for cards', (choice) => {
    const files = fontFilesOf(choice)
    expect(files.length).toBeGreaterThan(0)
    for (const { name, source } of files) {
      expect(fontSource(name)).toBe(source)
      for (const ending of ['woff2', 'woff']) {
        expect(existsSync(`node_modules/${source}.${ending}`), source).toBe(true)
      }
      expect(fontRules(choice)?.rules).toContain(`url(/fonts/${name})`)
    }
  })

  it('leads to no other file', () => {
    expect(fontSource('../../package.json')).toBeUndefined()
    expect(fontFilesOf('constructor')).toEqual([])
  })
})

describe('the letter of a company', () => {
  it.each([
    ['Acme', 'A'],
    [' élan vital', 'É'],
    ['上海终端', '上'],
    ['', ''],
  ])('of "%s" is "%s"', (name, letter) => {
    expect(letterOf(name)).toBe(letter)
  })
})

it('an icon file tells where each of its pictures lies', () => {
  const [a, b] = [Buffer.from('one'), Buffer.from('second')]
  const ico = icoOf([
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
