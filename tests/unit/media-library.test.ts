import type { FlattenedField } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparable, isKnown, type LibraryRow } from '@/collections/media/library'
import { followingFiles } from '@/collections/media/uses/files'
import { canMention, mentionsIn, withSwapped } from '@/collections/media/uses/mentions'
import type { Schema } from '@/src/platform/values/walk-fields'
import { packPicture } from '@/src/domain/media/pictures/packed-picture'
import { describeLikeness, groupsOfAlike } from '@/src/domain/media/pictures/likeness'
import { guessFacts } from '@/src/staff/dashboard/kit/form/document-uploads'
import { suggestedTags, tagsIn, withTag } from '@/src/staff/dashboard/media/tags'

const upload = { type: 'upload', relationTo: 'media' }

const schema = {
  fields: [
    { name: 'image', ...upload },
    { name: 'gallery', ...upload, hasMany: true },
    { name: 'imageUrl', type: 'text' },
    { name: 'images', type: 'json' },
    { name: 'content', type: 'richText', localized: true },
    { name: 'link', type: 'relationship', relationTo: ['pages', 'media'] },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    { name: 'seo', type: 'group', flattenedFields: [{ name: 'picture', ...upload }] },
    { name: 'layout', type: 'blocks' },
  ],
  blocks: [
    {
      slug: 'hero',
      flattenedFields: [
        { name: 'items', type: 'array', flattenedFields: [{ name: 'picture', ...upload }] },
      ],
    },
  ],
} as unknown as Schema

const text = (value: unknown) => ({ root: { children: [value] } })

const doc = {
  image: 'a',
  gallery: ['b', 'a'],
  imageUrl: '/uploads/aaa.webp',
  images: ['/uploads/aaa.webp', 'https://www.example/uploads/aaa.webp', '/uploads/bbb.webp'],
  content: {
    en: text({ type: 'upload', relationTo: 'media', value: 'a' }),
    ru: text({ type: 'link', fields: { url: '/api/uploads/aaa-320.webp' } }),
  },
  link: { relationTo: 'media', value: 'a' },
  author: 'a',
  seo: { picture: 'a' },
  layout: [{ blockType: 'hero', id: '1', items: [{ id: '2', picture: 'a' }] }],
}

describe('where a picture is used', () => {
  it('is found by the schema, in every kind of field', () => {
    const places = mentionsIn(doc, schema)
      .filter(({ name }) => name === 'a' || name.startsWith('aaa'))
      .map(({ path, locale }) => (locale ? `${path} ${locale}` : path))
    expect(places).toEqual([
      ...['image', 'gallery', 'imageUrl', 'images', 'images', 'content en', 'content ru'],
      ...['link', 'seo.picture', 'layout.0.items.0.picture'],
    ])
  })

  it('is looked for where there can be pictures alone', () => {
    expect(canMention(schema)).toBe(true)
    const fields = [{ name: 'title', type: 'text' }] as FlattenedField[]
    expect(canMention({ fields })).toBe(false)
  })
})

describe('another picture everywhere', () => {
  const swap = ({ by, name }: { by: string; name: string }) =>
    by === 'id' ? (name === 'a' ? 'z' : undefined) : files.get(name)
  const files = followingFiles(
    { filename: 'aaa.webp', sizes: { w320: { filename: 'aaa-320.webp' }, w640: null } },
    { filename: 'zzz.webp', sizes: { w640: { filename: 'zzz-640.webp' } } },
  )

  it('takes its place and leaves everything else as it was', () => {
    const swapped = withSwapped(doc, schema, swap, true)
    expect(swapped).toEqual({
      ...doc,
      image: 'z',
      gallery: ['b', 'z'],
      imageUrl: '/uploads/zzz.webp',
      images: ['/uploads/zzz.webp', 'https://www.example/uploads/zzz.webp', '/uploads/bbb.webp'],
      content: {
        en: text({ type: 'upload', relationTo: 'media', value: 'z' }),
        // Of the width there is none, so the whole one stands for it.
        ru: text({ type: 'link', fields: { url: '/api/uploads/zzz.webp' } }),
      },
      link: { relationTo: 'media', value: 'z' },
      seo: { picture: 'z' },
      layout: [{ blockType: 'hero', id: '1', items: [{ id: '2', picture: 'z' }] }],
    })
    expect(swapped.author).toBe('a')
  })

  it('keeps the same objects where nothing changes', () => {
    expect(withSwapped(doc, schema, () => undefined, true)).toBe(doc)
    expect(withSwapped(doc, schema, swap, true).author).toBe(doc.author)
  })
})

describe('pictures that look alike', () => {
  const scene = (turned: boolean) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
          <rect width="600" height="400" fill="#d8d2c4"/>
          <rect x="${turned ? 60 : 380}" y="40" width="160" height="320" fill="#23415f"/>
          <circle cx="${turned ? 460 : 140}" cy="${turned ? 300 : 110}" r="70" fill="#b0472c"/>
        </svg>`,
      ),
    )

  it('are told from others, whatever their size, type and quality', async () => {
    const png = await scene(false).png().toBuffer()
    const small = await sharp(png).resize(280).modulate({ brightness: 1.04 }).toBuffer()
    const coarse = await sharp(png).jpeg({ quality: 40 }).toBuffer()
    const other = await scene(true).png().toBuffer()
    const pictures = await Promise.all(
      [other, png, small, coarse].map(async (file, index) => ({
        id: String(index),
        likeness: await describeLikeness(file),
      })),
    )
    expect(pictures[0]?.likeness).toMatch(/^[01]{64}[0-9a-f]{6}$/)
    expect([...groupsOfAlike(pictures)]).toEqual([
      ['1', 1],
      ['2', 1],
      ['3', 1],
    ])
  })

  it('need the same color where there is nothing else to see', async () => {
    const plain = async (background: string) =>
      describeLikeness(
        await sharp({ create: { width: 50, height: 50, channels: 3, background } })
          .png()
          .toBuffer(),
      )
    const likenesses = [await plain('#205aa0'), await plain('#205aa0'), await plain('#a05a20')]
    const groups = groupsOfAlike(likenesses.map((likeness, id) => ({ id: String(id), likeness })))
    expect([...groups.keys()]).toEqual(['0', '1'])
  })

  it.each([
    ['nothing', undefined, [false, []]],
    ['a hash of an earlier version', '8f3a60c1d2e4b57900ff7f', [false, []]],
    ['that a picture cannot be decoded', 'none', [true, []]],
    ['a hash of this version', `${'01'.repeat(32)}20c0a0`, [true, ['a']]],
  ])('are looked at and compared as they must be where %s is stored', (_, likeness, expected) => {
    const row = { id: 'a', likeness } as LibraryRow
    expect([isKnown(row), comparable([row]).map(({ id }) => id)]).toEqual(expected)
  })
})

describe('the focal point', () => {
  it('goes to the page where it is not the middle', () => {
    const picture = { url: '/uploads/a.webp', focus: { x: 80, y: 20 } }
    expect(packPicture(picture).position).toBe('80% 20%')
    expect(packPicture({ url: '/uploads/a.webp' })).not.toHaveProperty('position')
  })
})

describe('tags that are typed', () => {
  const known = ['hall', 'Night shift', 'night', '夜間']

  it('stand between commas, each once', () => {
    expect(tagsIn(' hall,night，夜間、hall, ,')).toEqual(['hall', 'night', '夜間'])
  })

  it.each([
    ['', known],
    ['hall', ['Night shift', 'night', '夜間']],
    ['hall, ni', ['Night shift', 'night']],
    ['hall, 夜', ['夜間']],
    ['hall, other', []],
  ])('%j is gone on with by known ones', (text, expected) => {
    expect(suggestedTags(text, known)).toEqual(expected)
  })

  it('keep whole tags, and lose what a known one completes', () => {
    expect(withTag('hall, ni', 'night', known)).toBe('hall, night')
    expect(withTag('hall', 'night', known)).toBe('hall, night')
    expect(withTag('', 'night', known)).toBe('night')
  })
})

it.each([
  ['A700_manual-zh.pdf', 'A700 manual', 'zh'],
  ['Data sheet.v2.pdf', 'Data sheet.v2', ''],
  ['id.pdf', 'id', ''],
  ['.pdf', '', ''],
])('the name of the file %s tells %j and %j', (name, title, language) => {
  expect(guessFacts(name)).toEqual({ title, version: '1.0', language })
})
