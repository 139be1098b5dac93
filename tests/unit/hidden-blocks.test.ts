import type { CollectionConfig, Config, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { blocksPlugin } from '@/blocks/admin-defaults'
import { blocksHidden, omitHiddenBlocks } from '@/src/payload/hidden-blocks'
import { sortParts } from '@/src/domain/checks/content'
import { changed } from '@/src/staff/in-place/model/rows'
import { languages } from '@/src/i18n/languages'
import { hiddenIn, placesIn, withoutHidden } from '@/src/domain/pages/places'

const layout = [
  { id: 'a', blockType: 'motto', isHidden: true, text: 'Not yet [[here]]' },
  { id: 'b', blockType: 'motto', text: 'Shown' },
  { id: 'c', blockType: 'motto', isHidden: true, text: 'No more' },
  { id: 'd', blockType: 'motto', isHidden: false, text: 'Shown, too' },
  { id: 'e', blockType: 'motto', isHidden: true, text: 'At the end' },
]

const ids = (blocks: { id: string }[]) => blocks.map(({ id }) => id).join('')

/** As a package would bring it. */
const motto = { slug: 'motto', fields: [{ name: 'text', type: 'text', localized: true } as const] }

const configured = await blocksHidden(
  await blocksPlugin([motto])({
    collections: [
      { slug: 'leaflets', fields: [{ name: 'layout', type: 'blocks', blocks: [] }] },
      { slug: 'others', fields: [{ name: 'name', type: 'text' }] },
    ] as CollectionConfig[],
  } as Config),
)

describe('hidden blocks', () => {
  it('are taken out of a page, and a page without any stays the same object', () => {
    expect(ids(withoutHidden(layout))).toBe('bd')
    const shown = layout.filter(({ isHidden }) => !isHidden)
    expect(withoutHidden(shown)).toBe(shown)
    expect(withoutHidden({ en: layout, th: null })).toEqual({ en: withoutHidden(layout), th: null })
    expect(withoutHidden(null)).toBe(null)
  })

  it('stand among those that are shown', () => {
    expect(hiddenIn(layout)).toEqual([
      { id: 'a', at: 0 },
      { id: 'c', at: 1 },
      { id: 'e', at: 2 },
    ])
  })

  it('leave neither places to fill in nor findings', () => {
    expect(placesIn({ layout })).toEqual([])
    expect(placesIn({ layout: layout.map((block) => ({ ...block, isHidden: null })) })).toEqual([
      'here',
    ])
    const fields = [{ name: 'layout', type: 'blocks', blockReferences: ['motto'], blocks: [] }]
    const stored = {
      layout: layout.map(({ text, ...block }) => ({ ...block, text: { en: text } })),
    }
    const schema = { fields, blocks: [{ slug: 'motto', flattenedFields: motto.fields }] }
    const { texts } = sortParts(stored, schema as unknown as Parameters<typeof sortParts>[1])
    expect(texts.map(({ path }) => path)).toEqual(['layout.1.text', 'layout.3.text'])
  })

  it('are hidden by a flag that changes nothing else of the row', () => {
    const { change } = changed('layout', 'b', { isHidden: true }, 'th')
    expect(change(layout)[1]).toEqual({ ...layout[1], isHidden: true })
    expect(change(layout).filter((_, index) => index !== 1)).toEqual(
      layout.filter((_, index) => index !== 1),
    )
  })
})

describe('every block, also of another package,', () => {
  it('can be hidden, in words of every language', () => {
    const field = configured.blocks?.[0]?.fields.at(-1) as {
      name: string
      label: object
      admin: { description: object }
    }
    expect(field.name).toBe('isHidden')
    expect(Object.keys(field.label)).toEqual(expect.arrayContaining([...languages]))
    expect(Object.keys(field.admin.description)).toEqual(expect.arrayContaining([...languages]))
  })

  it('is left out of reads of collections made of blocks', () => {
    const hooks = configured.collections?.map((collection) => collection.hooks?.beforeRead?.length)
    expect(hooks).toEqual([1, undefined])
  })
})

describe('a read', () => {
  const req = {} as PayloadRequest
  const collection = (mayChange: unknown) =>
    ({ access: { update: () => mayChange } }) as unknown as SanitizedCollectionConfig
  const read = async (mayChange: unknown, overrideAccess?: boolean) => {
    const doc = { id: '1', layout }
    const given = {
      collection: collection(mayChange),
      context: {},
      doc,
      overrideAccess,
      query: {},
      req,
    }
    return ids((await omitHiddenBlocks.beforeRead(given)).layout)
  }
  const ask = async (args: object, mayChange = false) =>
    omitHiddenBlocks.beforeOperation({
      args,
      collection: collection(mayChange),
      context: {},
      operation: 'read',
      req,
    } as unknown as Parameters<typeof omitHiddenBlocks.beforeOperation>[0])

  it('gives hidden blocks to who may change documents, and to the server itself', async () => {
    expect(await read(false)).toBe('bd')
    expect(await read(true)).toBe('abcde')
    expect(await read({ owner: { equals: '1' } })).toBe('abcde')
    expect(await read(false, true)).toBe('abcde')
  })

  it.each([
    { where: { 'layout.text': { like: 'Not' } } },
    { where: { and: [{ or: [{ layout__text: { like: 'Not' } }] }] } },
    { sort: '-layout.text' },
    { sort: ['title', 'layout.text'] },
    { field: 'layout.text' },
  ])('by what stands in blocks is refused to everybody else: %j', async (args) => {
    await expect(ask(args)).rejects.toMatchObject({ status: 400 })
    await expect(ask(args, true)).resolves.toBe(args)
  })

  it('of parts of blocks gives them whole, so that those which are hidden are known', async () => {
    const some = { title: true, layout: { motto: { text: true } } }
    expect(await ask({ select: some })).toEqual({ select: { title: true, layout: true } })
    const less = { title: false, layout: { motto: { isHidden: false } } }
    expect(await ask({ select: less })).toEqual({ select: { title: false } })
    expect(await ask({ select: some }, true)).toEqual({ select: some })
    expect(await ask({ where: { title: { equals: 'layout.text' } } })).toEqual({
      where: { title: { equals: 'layout.text' } },
    })
  })
})
