import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RenderBlocks } from '@/blocks/render'
import texts from '@/locales/en/common.json'
import { breadcrumbData, Breadcrumbs } from '@/src/components/breadcrumbs'
import type { Block } from '@/src/data/pages'
import { TextsProvider } from '@/src/i18n/client'
import { siteUrl } from '@/src/platform/env'

const article = {
  id: '1',
  title: 'It is built',
  slug: 'built',
  content: '',
  images: [],
  pictures: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const getArticle = vi.hoisted(() => vi.fn())

vi.mock('server-only', () => ({}))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
vi.mock('@/src/data/news', () => ({ getArticle, listNews: async () => [] }))
vi.mock('@/src/data/payload', () => ({
  readAsPublic: () => ({}),
  getPayload: async () => ({ find: async () => ({ docs: [] }), findGlobal: async () => ({}) }),
}))

const layout: Block[] = [{ blockType: 'newsDetail', article: 'built' }]

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <TextsProvider lng="en" texts={texts}>
      {node}
    </TextsProvider>,
  )
  return text(prelude)
}

describe('the block of a record', () => {
  beforeEach(() => {
    getArticle.mockReset().mockResolvedValue({ ...article, title: 'Read by the block' })
  })

  it('shows the record that its page has read, and reads none', async () => {
    const html = await htmlOf(<RenderBlocks lng="en" layout={layout} shown={article} />)
    expect(html).toContain('It is built')
    expect(getArticle).not.toHaveBeenCalled()
  })

  it('says that the record cannot be read where its page could not', async () => {
    const html = await htmlOf(<RenderBlocks lng="en" layout={layout} shown={null} />)
    expect(html).toContain(texts['news.failed'])
    expect(getArticle).not.toHaveBeenCalled()
  })

  it('reads the one that it names on any other page', async () => {
    const html = await htmlOf(<RenderBlocks lng="en" layout={layout} />)
    expect(html).toContain('Read by the block')
    expect(getArticle).toHaveBeenCalledWith({ lng: 'en', key: 'built' })
  })
})

describe('breadcrumbs', () => {
  const crumbs = [
    { name: 'Products', path: '/products' },
    { name: 'Pump', path: '/product/pump' },
  ]

  it('are the same for readers and search engines, who begin at the start page', async () => {
    const html = await htmlOf(<Breadcrumbs label="Path" crumbs={crumbs} />)
    const { itemListElement } = breadcrumbData(crumbs, 'en') as unknown as {
      itemListElement: { name: string; item: string }[]
    }
    const names = itemListElement.map(({ name }) => name)
    expect(names).toEqual([texts['page.home'], 'Products', 'Pump'])
    for (const { name } of crumbs) expect(html).toContain(name)
  })

  it('name the page itself in the language of its texts', () => {
    const data = JSON.stringify(breadcrumbData(crumbs, 'th', 'en'))
    expect(data).toContain(`${siteUrl}/th/products"`)
    expect(data).toContain(`${siteUrl}/product/pump"`)
  })
})
