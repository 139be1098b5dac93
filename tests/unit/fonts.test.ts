import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { languagesOfFont } from '@/collections/fonts/hooks'
import { texts } from '@/src/generated/locales/common'
import { drawnFrom } from '@/src/domain/data-sheets/drawn-text/drawing-fonts'
import { readFont } from '@/src/domain/theme/fonts/read-font'
import {
  formatRange,
  parseRange,
  scriptRanges,
  scripts,
} from '@/src/domain/theme/fonts/stored-font'

const packaged = (name: string) => readFile(`node_modules/@fontsource${name}`)
const variable = () =>
  packaged('-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2')
const manrope = () => packaged('/manrope/files/manrope-latin-600-normal.woff2')

const languagesOf = (details: object) =>
  (languagesOfFont as (args: { data: object }) => string[])({ data: { details } })

describe('an uploaded font', () => {
  it('is cut by script, and known by its weights, measures and letters', async () => {
    const { parts, ...font } = await readFont(await variable())
    expect(font).toMatchObject({ family: 'IBM Plex Sans', weights: [100, 700], isItalic: false })
    expect(font.license).toContain('IBM Corp.')
    expect(font.metrics).toMatchObject({ ascent: 1.025, descent: 0.275, lineGap: 0 })
    // By which `typeface.ts` compares others.
    expect(font.metrics.widths.regular).toBeCloseTo(0.4464, 3)
    expect(font.metrics.widths.bold).toBeGreaterThan(font.metrics.widths.regular)
    expect(parts[0]?.script).toBe('latin')
    for (const { content } of parts) expect(content.toString('latin1', 0, 4)).toBe('wOF2')
    const scriptsOfFont = parts.map(({ script }) => script)
    // One file has the letters of Western Europe: not the ones that Vietnamese, or an alphabet of its own, adds.
    const written = languagesOf({ ...font, scripts: scriptsOfFont })
    expect(written).toEqual(expect.arrayContaining(['en', 'id', 'ms']))
    const beyond = ['zh', 'hi', 'ja', 'ko', 'th', 'vi', 'ru'].filter((lng) => lng in texts)
    expect(written.filter((lng) => beyond.includes(lng))).toEqual([])
  })

  it.each(['sfnt', 'woff'] as const)('may come as %s', async (targetFormat) => {
    const file = await subsetFont(await manrope(), undefined, { targetFormat, keepAllGlyphs: true })
    const { family, weights } = await readFont(file)
    expect(family).toContain('Manrope')
    expect(weights).toEqual([600, 600])
  })

  it('is unpacked for cards, a variable one at the weight that is drawn', async () => {
    const [latin] = (await readFont(await variable())).parts
    const drawn = await drawnFrom(latin?.content ?? Buffer.alloc(0), 600)
    expect([...drawn.subarray(0, 4)]).toEqual([0, 1, 0, 0])
    expect(drawn.includes('fvar')).toBe(false)
  })
})

describe('what is no font for pages', () => {
  const changed = async (change: (file: Buffer) => Buffer | void) => {
    const file = await manrope()
    return change(file) ?? file
  }
  const cases: [string, () => Promise<Buffer>, RegExp][] = [
    ['a picture', () => readFile('public/card-ground.png'), /not a font/],
    ['nothing', async () => Buffer.alloc(0), /not a font/],
    ['a file cut short', () => changed((file) => file.subarray(0, 3000)), /not a font/],
    ['a head without a body', () => changed((file) => void file.fill(0, 48)), /not a font/],
    ['noise behind a true head', () => changed((file) => void file.fill(0x5a, 64)), /not a font/],
    [
      'a file that would unpack to 4 GB',
      () => changed((file) => void file.writeUInt32BE(0xffffffff, 16)),
      /16 MB/,
    ],
    ['more than 4 MB', async () => Buffer.alloc(5 * 1024 * 1024), /4 MB/],
    [
      'one without Latin letters',
      () => packaged('/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-400-normal.woff2'),
      /no Latin letters/,
    ],
    ['one that forbids it', () => restricted(), /may not be embedded/],
  ]

  it.each(cases)('is refused with words: %s', async (_, file, words) => {
    await expect(readFont(await file())).rejects.toThrow(words)
  })

  it('may be any change of a byte: it is read or refused, and never anything else', async () => {
    const file = await subsetFont(await manrope(), 'AZaz09', { targetFormat: 'sfnt' })
    for (let at = 0; at < file.length; at += 37) {
      const odd = Buffer.from(file)
      odd[at] = (odd[at] ?? 0) ^ 0xff
      await readFont(odd).catch((error: Error) => expect(error.name).toBe('UnusableFontError'))
    }
  })
})

describe('the scripts', () => {
  it('share no letter, so that none is fetched twice', () => {
    const points = scripts.flatMap((script) =>
      parseRange(scriptRanges[script]).flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      ),
    )
    expect(points.length).toBe(new Set(points).size)
  })

  it('are written as short ranges', () => {
    expect(formatRange([0x43, 0x41, 0x42, 0x20ac])).toBe('U+0041-0043,U+20AC')
  })
})

/** Says in its table `OS/2` that it may not be embedded. */
async function restricted(): Promise<Buffer> {
  const font = await subsetFont(await manrope(), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  })
  const entry = font.indexOf('OS/2')
  font.writeUInt16BE(2, font.readUInt32BE(entry + 8) + 8)
  return font
}
