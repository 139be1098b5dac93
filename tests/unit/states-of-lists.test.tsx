import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { blocks } from '@/blocks'
import { components } from '@/blocks/components'
import texts from '@/locales/en/common.json'
import type { Block } from '@/src/data/pages'
import { TextsProvider } from '@/src/i18n/client'

const database = vi.hoisted(() => ({ isAway: false }))

vi.mock('server-only', () => ({}))
vi.mock('@/src/platform/log/log', () => ({ log: { error: () => undefined } }))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}))
vi.mock('@/src/data/payload', () => ({
  readAsPublic: () => ({}),
  getPayload: async () => {
    if (database.isAway) throw new Error('The database is away')
    return {
      find: async () => ({ docs: [] }),
      findGlobal: async () => ({ companyName: 'Maker' }),
    }
  },
}))

/** Renders a block as text without tags. */
async function draw(slug: string, isAway: boolean, data: object = {}) {
  database.isAway = isAway
  const block = blocks.find(({ schema }) => schema.slug === slug)
  if (!block) throw new Error(`No block ${slug}`)
  const { default: component } = await components[slug as Block['blockType']]()
  const drawn = await component({
    data: { ...block.defaults, ...data } as never,
    lng: 'en',
    query: {},
    heading: 'h1',
  })
  const { prelude } = await prerenderToNodeStream(
    <TextsProvider lng="en" texts={texts}>
      {drawn}
    </TextsProvider>,
  )
  return (await text(prelude)).replace(/<!--.*?-->|<[^>]+>/g, '')
}

/** Specification, sections 2 and 8: the texts of lists and details without content. */
describe('a block that has nothing to show says so', () => {
  it.each([
    ['newsList', 'No news yet. Check back soon.'],
    ['jobList', 'No open roles right now.'],
  ])('%s: %s', async (slug, said) => expect(await draw(slug, false)).toContain(said))
})

describe('the latest news on a page about something else', () => {
  it.each([false, true])('are not there without an article; database away: %s', async (isAway) =>
    expect(await draw('newsList', isAway, { limit: 3 })).toBe(''),
  )
})

describe('a block whose content cannot be read says so', () => {
  it.each([
    ['newsList', 'No news yet. Check back soon.'],
    ['newsDetail', 'Failed to load article.'],
    ['jobList', 'Failed to load jobs.'],
    ['jobDetail', 'Failed to load job. Job not found'],
    ['productGrid', 'Failed to load products'],
    ['categoryProducts', 'Failed to load products.'],
    ['productDetail', 'Failed to load product.'],
  ])('%s: %s', async (slug, said) => expect(await draw(slug, true)).toContain(said))
})
