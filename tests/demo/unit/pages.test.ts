import { describe, expect, it } from 'vitest'
import { blocks } from '@/blocks'
import { demoPages } from '@/seed/demo/pages'
import { resolvePage } from '@/seed/resolve-page'
import type { DemoPage } from '@/seed/demo/pages/types'

const page: DemoPage = {
  path: '/x',
  title: { en: 'Title', zh: '标题' },
  layout: [
    {
      blockType: 'solutionCards',
      title: { en: 'Who', zh: '谁' },
      cards: [{ title: { en: 'Only English' }, href: '/a', picture: 'key:scene-a' }],
    },
  ],
}

describe('a page of the demo', () => {
  it('has its texts in the language asked for, English where that is missing', () => {
    expect(resolvePage(page, 'zh')).toMatchObject({
      title: '标题',
      layout: [{ title: '谁', cards: [{ title: 'Only English', picture: 'key:scene-a' }] }],
    })
    expect(resolvePage(page, 'ru').title).toBe('Title')
  })

  it('names blocks and rows by the same ids in every language', () => {
    const ids = (text: unknown) =>
      [...JSON.stringify(text).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
    expect(ids(resolvePage(page, 'zh'))).toEqual(ids(resolvePage(page, 'en')))
    expect(new Set(ids(resolvePage(page, 'en'))).size).toBe(2)
  })

  it('takes the ids of its pictures where they are known', () => {
    const [block] = resolvePage(page, 'en', { 'key:': (key) => `id of ${key}` }).layout ?? []
    expect(block).toMatchObject({ cards: [{ picture: 'id of scene-a' }] })
  })
})

describe.each(demoPages)('the page $path', ({ path, layout }) => {
  it('is made of blocks that the site has', () => {
    const slugs = blocks.map(({ schema }) => schema.slug)
    expect(layout.length).toBeGreaterThan(0)
    for (const { blockType } of layout) expect(slugs).toContain(blockType)
  })

  it('has a path of its own', () => {
    expect(demoPages.filter((other) => other.path === path)).toHaveLength(1)
  })
})
