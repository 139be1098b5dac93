import { readFileSync } from 'node:fs'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPictures } from '@/src/payload/checks/read'
import { parseContent } from '@/src/domain/checks/document'
import { readSides } from '@/src/domain/media/pictures/sides'
import { makeSchema } from '../helpers/checks/schema'

describe('the sides of a picture', () => {
  it('are told by its blur', async () => {
    const sides = (await readSides(await blurOf(1))) ?? { start: '', end: '' }
    const [start = 0, end = 0] = [sides.start, sides.end].map((color) =>
      parseInt(color.slice(1), 16),
    )
    expect(start).toBeGreaterThan(0xe0e0e0)
    expect(end).toBeLessThan(0x202020)
  })

  it('are not known of one that lets its ground through', async () => {
    expect(await readSides(await blurOf(0.5))).toBeUndefined()
  })

  it.each([
    ['nothing', null],
    ['no address', 'x'],
    ['an address of nothing', 'data:image/webp;base64,'],
    ['broken bytes', 'data:image/webp;base64,UklGRgAA'],
    ['a drawing', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ])('are not known of %s', async (_, blur) => {
    expect(await readSides(blur)).toBeUndefined()
  })

  it('are read for checks where words stand on it, and nowhere else', async () => {
    const blur = await blurOf(1)
    const stored = ['on', 'beside'].map((id) => ({ id, filename: `${id}.webp`, blur }))
    const find = ({ select }: { select: object }) => ({
      docs: stored.map((doc) =>
        Object.fromEntries(Object.entries(doc).filter(([name]) => name === 'id' || name in select)),
      ),
    })
    const hero = { blockType: 'hero', title: { en: 'Counting' }, text: { en: 'Note by note.' } }
    const layout = [
      { ...hero, layout: 'bleed', picture: 'on' },
      { ...hero, layout: 'split', picture: 'beside' },
    ]
    const content = parseContent(
      { collection: 'pages', id: 'p', doc: { layout } },
      makeSchema('pages'),
    )
    const req = { payload: { db: { find } } } as unknown as PayloadRequest
    const pictures = await readPictures(req, [content])
    expect(pictures.get('on')?.sides).toEqual(await readSides(blur))
    expect(pictures.get('beside')).not.toHaveProperty('sides')
  })

  it('have words on them as far as the check of their contrast counts', () => {
    const [bleed, tokens, rule] = [
      'src/components/bleed.module.css',
      'src/app/(site)/styles/tokens.css',
      'src/domain/checks/rules/pictures.ts',
    ].map((file) => readFileSync(file, 'utf8'))
    expect(tokens).toContain('--page: 1360px;')
    expect(bleed).toContain('width: min(42%, 600px);')
    expect(bleed).toContain('margin-inline-start: 34%;')
    expect(bleed).toContain('linear-gradient(to right, transparent, black 32%)')
    expect(rule).toContain('((280 + 0.42 * 1360) / 1920 - 0.34) / (0.32 * 0.66)')
  })
})

/** The blur of a picture that is bright where a line begins and dark where it ends. */
async function blurOf(alpha: number): Promise<string> {
  const plain = (grey: number, width: number) =>
    sharp({
      create: {
        width,
        height: 9,
        channels: 4,
        background: { r: grey, g: grey, b: grey, alpha },
      },
    }).png()
  const left = await plain(0xf0, 8).toBuffer()
  const blur = await sharp(await plain(0x10, 16).toBuffer())
    .composite([{ input: left, left: 0, top: 0 }])
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${blur.toString('base64')}`
}
