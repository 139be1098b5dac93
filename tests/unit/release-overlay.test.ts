import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'
import { overlaid } from '@/src/data/payload/overlay'

vi.mock('server-only', () => ({}))

interface Doc {
  id: string
  order: number | null
}

/** A Payload that answers from what is public, or from drafts. */
function fake(visible: Doc[], drafts: Doc[]) {
  const find = vi.fn(async (args: { draft?: boolean; limit?: number }) => {
    const docs = args.draft ? drafts : visible.slice(0, args.limit || undefined)
    return { docs, totalDocs: args.draft ? drafts.length : visible.length }
  })
  const payload = { find, collections: { news: { config: { defaultSort: 'order' } } } }
  return { find, payload: payload as unknown as Payload }
}

it('puts the drafts of a release into a page of a list, where its order has them', async () => {
  const { find, payload } = fake(
    [1, 3, 5].map((order) => ({ id: `public ${order}`, order })),
    [
      { id: 'draft 4', order: 4 },
      { id: 'draft first', order: null },
    ],
  )
  const site = overlaid(payload, { drafts: { news: ['a', 'b'] }, at: '2026-12-01T00:00:00.000Z' })
  const where = { _status: { equals: 'published' } }
  const list = { collection: 'news', overrideAccess: true, limit: 2, page: 2, where } as const
  const page = await site.find(list)
  expect(page.docs.map(({ id }) => id)).toEqual(['public 3', 'draft 4'])
  expect([page.totalDocs, page.totalPages, page.page]).toEqual([5, 3, 2])
  const asked = find.mock.calls.map(([args]) => (args as unknown as { where: unknown }).where)
  expect(asked).toEqual([
    { and: [where, { id: { not_in: ['a', 'b'] } }] },
    { and: [{ id: { in: ['a', 'b'] } }] },
  ])
})

it('reads the draft of a global that a release publishes, and of no other', async () => {
  const findGlobal = vi.fn(async ({ draft }: { draft?: boolean }) => ({
    companyName: draft ? 'Later' : 'Now',
    _status: draft ? 'draft' : 'published',
  }))
  const payload = { findGlobal } as unknown as Payload
  const at = '2026-12-01T00:00:00.000Z'
  const asked = { slug: 'site-settings', overrideAccess: false, depth: 0 } as const
  const after = overlaid(payload, { drafts: { 'site-settings': ['site-settings'] }, at })
  expect(await after.findGlobal(asked)).toEqual({ companyName: 'Later', _status: 'published' })
  const unchanged = overlaid(payload, { drafts: { news: ['a'] }, at })
  expect(await unchanged.findGlobal(asked)).toEqual({ companyName: 'Now', _status: 'published' })
  expect(findGlobal).toHaveBeenLastCalledWith(asked)
})

it('reads what no release changes as it is, on the day of the release', async () => {
  const { find, payload } = fake([{ id: 'public', order: 1 }], [])
  const site = overlaid(payload, { drafts: {}, at: '2026-12-01T00:00:00.000Z' })
  expect((await site.find({ collection: 'news' })).docs).toHaveLength(1)
  expect(find).toHaveBeenCalledExactlyOnceWith({
    collection: 'news',
    context: { siteDate: '2026-12-01T00:00:00.000Z' },
  })
})
