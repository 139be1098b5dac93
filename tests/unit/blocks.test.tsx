import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { blocks } from '@/blocks'
import { components } from '@/blocks/components'
import texts from '@/locales/en/common.json'
import type { Block } from '@/src/data/pages'
import { TextsProvider } from '@/src/i18n/client'

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}))
vi.mock('@/src/data/cms', () => ({
  asVisitor: () => ({}),
  cms: async () => ({
    find: async () => ({ docs: [] }),
    findGlobal: async () => ({ companyName: 'Maker' }),
  }),
}))

describe.each(blocks)('the block $schema.slug', ({ schema, defaults }) => {
  it('has defaults for every field that must be filled', () => {
    const needed = schema.fields.filter((field) => 'required' in field && field.required)
    for (const field of needed) expect(defaults).toHaveProperty('name' in field ? field.name : '')
  })

  it('draws its defaults', async () => {
    const { default: draw } = await components[defaults.blockType as Block['blockType']]()
    const drawn = await draw({ data: defaults as never, lng: 'en', query: {}, heading: 'h1' })
    const { prelude } = await prerenderToNodeStream(
      <TextsProvider lng="en" texts={texts}>
        {drawn}
      </TextsProvider>,
    )
    expect(await text(prelude)).toMatch(/<(section|div)/)
  })
})
