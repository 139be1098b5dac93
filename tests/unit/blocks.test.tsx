import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { flattenAllFields } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { blocks } from '@/blocks'
import { components } from '@/blocks/components'
import texts from '@/locales/en/common.json'
import type { Block } from '@/src/data/pages'
import { TextsProvider } from '@/src/i18n/client'
import { markDocument } from '@/src/domain/source-marks/mark-document'
import { encodeMark, withoutMarks } from '@/src/domain/source-marks/marks'

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}))
vi.mock('@/src/data/payload', () => ({
  readAsPublic: () => ({}),
  getPayload: async () => ({
    find: async () => ({ docs: [] }),
    findGlobal: async () => ({ companyName: 'Maker' }),
  }),
}))

/** They lead on to records, and are not there while there are none. */
const leadingOn = ['productFinder', 'newestProducts', 'securityNotices', 'downloadList']

describe.each(blocks)('the block $schema.slug', ({ schema, defaults }) => {
  it('has defaults for every field that must be filled', () => {
    const needed = schema.fields.filter((field) => 'required' in field && field.required)
    for (const field of needed) expect(defaults).toHaveProperty('name' in field ? field.name : '')
  })

  it('draws its defaults', async () => {
    const html = await htmlOf(defaults)
    if (leadingOn.includes(schema.slug)) expect(html).toBe('')
    else expect(html).toMatch(/<(section|div)/)
  })

  // Titles in English may have a space that breaks, where marks stand behind them.
  it('draws its defaults alike with marks of their fields', async () => {
    const marked = markDocument(defaults, flattenAllFields({ fields: schema.fields }), {
      blocks: [],
      mark: (kind, path) => encodeMark({ kind, path, collection: 'pages', id: '1' }, 'key'),
    })
    const plain = (html: string) => withoutMarks(html).replaceAll('\u00a0', ' ')
    expect(plain(await htmlOf(marked))).toBe(plain(await htmlOf(defaults)))
  })
})

async function htmlOf(data: { blockType: string }): Promise<string> {
  const { default: draw } = await components[data.blockType as Block['blockType']]()
  const drawn = await draw({ data: data as never, lng: 'en', query: {}, heading: 'h1' })
  const { prelude } = await prerenderToNodeStream(
    <TextsProvider lng="en" texts={texts}>
      {drawn}
    </TextsProvider>,
  )
  return text(prelude)
}
