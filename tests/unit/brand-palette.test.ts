import { readFileSync } from 'node:fs'
import { converter, formatHex, interpolate, parse } from 'culori'
import { describe, expect, it } from 'vitest'
import {
  type BrandToken,
  brandTokens,
  contrast,
  type KeptColor,
  keptColors,
  keptTokens,
  textRatio,
  toOklchColor,
  usedPairs,
} from '@/src/domain/theme/color'
import { makePalette, type Palette } from '@/src/domain/theme/palette'
import { type Scheme, schemes } from '@/src/domain/theme/schemes'

type Colors = Record<BrandToken | KeptColor, string>

const extremes = {
  white: '#ffffff',
  black: '#000000',
  yellow: '#ffee00',
  'pure yellow': '#ffff00',
  'nearly black': '#0a0a0a',
  'nearly white': '#fdfdfb',
  grey: '#808080',
  'a grey with a breath of blue': '#7d8085',
  blue: '#0000ff',
  green: '#00ff00',
  red: '#ff0000',
  cyan: '#00ffff',
  magenta: '#ff00ff',
}

/** A stream of numbers from 0 to 1 that is the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const random = seeded(18)

const randomColor = (): string =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`

const colorsOf = (palette: Palette, scheme: Scheme): Colors => ({
  ...keptColors[scheme],
  ...palette,
})

/** The pairs that read worse than they must. */
const unreadable = (colors: Colors): string[] => [
  ...usedPairs
    .filter(({ color, on, ratio }) => contrast(colors[color], colors[on]) < ratio)
    .map(({ color, on }) => `${color} on ${on}: ${colors[color]} on ${colors[on]}`),
  // `hero.module.css` mixes its quiet text of the two.
  ...(contrast(mixed(colors.ink, colors.paper, 0.18), colors.plate) < textRatio
    ? ['ink mixed with paper on plate']
    : []),
]

const mixed = (one: string, other: string, share: number): string =>
  String(formatHex(interpolate([one, other], 'oklch')(share)))

describe('the palette of a brand', () => {
  it('reads well on all of its grounds, for 1,000 colours in both schemes', () => {
    const failed: string[] = []
    for (let index = 0; index < 1000; index++) {
      const color = randomColor()
      const accent = index % 2 ? randomColor() : null
      for (const scheme of schemes) {
        const problems = unreadable(colorsOf(makePalette({ color, accent }, scheme), scheme))
        failed.push(...problems.map((problem) => `${color} ${accent} ${scheme}: ${problem}`))
      }
    }
    expect(failed).toEqual([])
  }, 60_000)

  it.each(Object.entries(extremes))('reads well of %s', (_, color) => {
    for (const scheme of schemes) {
      expect(unreadable(colorsOf(makePalette({ color }, scheme), scheme)), scheme).toEqual([])
    }
  })

  it('keeps the hue of the brand where a colour has one', () => {
    const colored: BrandToken[] = ['action', 'action-hover', 'link', 'signal', 'signal-bright']
    for (const color of ['#0b5d3b', '#ff6a00', '#6d28d9', '#c8102e', '#ffee00', '#0047bb']) {
      for (const scheme of schemes) {
        const palette = makePalette({ color }, scheme)
        for (const token of colored) {
          const { h, c } = toOklchColor(palette[token])
          if (c < 0.04) continue
          const away = Math.abs(((h - toOklchColor(color).h + 540) % 360) - 180)
          expect(away, `${color} ${scheme} ${token} ${palette[token]}`).toBeLessThan(4)
        }
      }
    }
  })

  it('takes the brand colour as it is where that reads well', () => {
    expect(makePalette({ color: '#0b5d3b' }, 'light').action).toBe('#0b5d3b')
    expect(makePalette({ color: '#ffee00' }, 'dark').action).toBe('#ffee00')
  })

  it('gives the second colour to what shines, and the first to what is pressed', () => {
    const one = makePalette({ color: '#0b5d3b' }, 'light')
    const two = makePalette({ color: '#0b5d3b', accent: '#c8102e' }, 'light')
    expect(two.signal).not.toBe(one.signal)
    expect([two.action, two.link]).toEqual([one.action, one.link])
  })
})

describe('the tokens of tokens.css', () => {
  const [light = '', dark = ''] = readFileSync('src/app/(site)/styles/tokens.css', 'utf8').split(
    '@media (prefers-color-scheme: dark)',
  )

  it('are computed or kept, every one that is a colour', () => {
    const isColor = /oklch|^white$|var\(--(ink|paper)\)|gradient/
    const colors = [...light.matchAll(/--([\w-]+):\s*([^;]+);/g)]
      .filter(([, , value = '']) => isColor.test(value))
      .map(([, name]) => name)
    // The hover of buttons on plates is another token in each place, until a brand sets it.
    const computed = brandTokens.filter((token) => token !== 'plate-action-hover')
    expect(colors.sort()).toEqual([...computed, ...keptTokens].sort())
  })

  it('that are kept have the colours that palettes are measured with', () => {
    const toRgb = converter('rgb')
    const written = (css: string, name: string) => {
      const [, value = ''] = new RegExp(`--${name}: (oklch[^;]+);`).exec(css) ?? []
      return value && formatHex(toRgb(parse(value)))
    }
    for (const name of ['plate', 'sun'] as const) {
      expect(written(light, name)).toBe(keptColors.light[name])
      expect(written(dark, name) || keptColors.light[name]).toBe(keptColors.dark[name])
    }
  })
})
