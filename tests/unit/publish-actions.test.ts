import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  check as checkArticle,
  save as saveArticle,
  type StoredArticle,
  toArticleValues,
} from '@/src/staff/dashboard/news/article-values'
import {
  chooseAction,
  foreignWriters,
  getOutcome,
  isPublic,
  offerActions,
  type PublishAction,
  type StoredVisibility,
} from '@/src/staff/dashboard/kit/form/visibility'

const { calls } = vi.hoisted(() => ({ calls: [] as unknown[] }))

vi.mock('@/src/staff/dashboard/kit/api/call', () => ({
  api: async (path: string, { method, body }: { method: string; body?: object }) => {
    calls.push([method, path, body])
    return { doc: { id: 'a1', slug: 'an-article' } }
  },
}))

vi.mock('@/src/staff/dashboard/kit/api/query', () => ({ readAgain: async () => undefined }))

const waiting = { id: 'a1', writers: ['editor'], since: '2026-01-31T19:56:00Z', conflicts: [] }
const draft: StoredVisibility = { _status: 'draft', isActive: true }
const published: StoredVisibility = { _status: 'published', isActive: true }
const changed: StoredVisibility = { ...draft, waiting }

const always = { exceptLanguages: [] }
const butThai = { exceptLanguages: ['th'] }
const now = '2026-01-31T20:00:00Z'
const later = '2026-12-24T09:30:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) })
  calls.length = 0
})

afterEach(() => vi.useRealTimers())

describe('the actions of a form', () => {
  it.each([
    ['a new entry', undefined, undefined, null, 'draft schedule publish', 'publish'],
    ['a draft', draft, undefined, null, 'draft schedule publish', 'draft'],
    ['a public entry', published, undefined, now, 'draft schedule publish', 'publish'],
    ['one with changes that wait', changed, undefined, null, 'draft schedule publish', 'draft'],
    ['one of a date to come', draft, undefined, later, 'draft publish', 'draft'],
    ['a new one that needs approval', undefined, always, null, 'draft ask', 'ask'],
    ['a public one that needs approval', published, always, null, 'draft ask', 'ask'],
    ['a draft that needs approval', draft, always, later, 'draft ask', 'draft'],
    ['one with free languages', published, butThai, null, 'draft publish ask', 'ask'],
  ] as const)('of %s', (_, existing, rule, publicFrom, actions, byKey) => {
    expect(offerActions({ existing, rule, publicFrom })).toEqual({
      actions: actions.split(' '),
      byKey,
    })
  })

  it('ask about what others wrote before it is published, and not about what one wrote oneself', () => {
    expect(foreignWriters(changed, 'admin')).toEqual(['editor'])
    expect(foreignWriters(changed, 'editor')).toBeNull()
    expect(foreignWriters({ ...draft, waiting: { ...waiting, writers: [] } }, 'editor')).toEqual([])
    expect(foreignWriters(published, 'admin')).toBeNull()
  })

  it.each([
    [undefined, false],
    [draft, false],
    [changed, true],
    [published, true],
  ])('know of %j that it is public: %s', (existing, expected) => {
    expect(isPublic(existing)).toBe(expected)
  })
})

describe('what a save has done', () => {
  it.each([
    ['asked', { saveAs: 'ask' }, null],
    ['draft', { saveAs: 'draft' }, null],
    ['draft', { isPublished: false }, later],
    ['scheduled', { saveAs: 'schedule' }, null],
    ['scheduled', {}, later],
    ['hidden', { isActive: false }, later],
    ['published', {}, now],
    ['published', { saveAs: 'alone', isPublished: false }, null],
    ['published', { saveAs: 'publish', isPublished: false }, null],
  ] as const)('is said: %s', (outcome, values, publicFrom) => {
    expect(getOutcome({ isActive: true, isPublished: true, ...values }, publicFrom)).toBe(outcome)
  })
})

describe('an article', () => {
  const stored = (visibility: StoredVisibility): StoredArticle => ({
    id: 'a1',
    slug: 'an-article',
    updatedAt: now,
    title: { en: 'An article' },
    ...visibility,
  })

  const store = async (
    action: PublishAction,
    existing: StoredArticle | undefined,
    rule?: typeof always,
  ) => {
    const values = toArticleValues(existing)
    values.texts.en.title = 'Another title'
    Object.assign(values, chooseAction(action, { existing, rule }), {
      publishAt: action === 'schedule' ? later : undefined,
    })
    expect(checkArticle(values)).toEqual({})
    return saveArticle(values, existing, false)
  }

  const title = { title: 'Another title' }
  const asDraft = { ...title, _status: 'draft' }

  it.each<[PublishAction, StoredVisibility, ...[string, string, object][]]>([
    ['draft', draft, ['PATCH', '', title]],
    ['draft', published, ['PATCH', '?draft=true', asDraft]],
    ['draft', changed, ['PATCH', '?draft=true', asDraft]],
    ['publish', draft, ['PATCH', '', { ...title, _status: 'published' }]],
    ['publish', published, ['PATCH', '', title]],
    [
      'publish',
      changed,
      ['PATCH', '?draft=true', asDraft],
      ['PATCH', '?draft=true', { _status: 'published' }],
    ],
    ['alone', changed, ['PATCH', '', title]],
    [
      'schedule',
      published,
      ['PATCH', '?draft=true', asDraft],
      ['POST', '/schedule', { at: later }],
    ],
  ])('is stored by %s where it is %j', async (action, visibility, ...expected) => {
    const saved = await store(action, stored(visibility))
    expect(saved).toMatchObject({ id: 'a1', slug: 'an-article' })
    expect(calls).toEqual(
      expected.map(([method, path, body]) => [method, `/admin/news/a1${path}`, body]),
    )
  })

  it.each([
    ['publish', 'published'],
    ['draft', 'draft'],
    ['schedule', 'draft'],
    ['ask', 'draft'],
  ] as const)('that is new is made by %s as %s', async (action, _status) => {
    await store(action, undefined, action === 'ask' ? always : undefined)
    expect(calls[0]).toMatchObject(['POST', '/admin/news', { ...title, _status }])
    const [, then] = calls
    if (action === 'schedule')
      expect(then).toEqual(['POST', '/admin/news/a1/schedule', { at: later }])
    if (action === 'ask')
      expect(then).toMatchObject(['POST', '/admin/approvals/ask', { resourceId: 'a1' }])
    expect(calls).toHaveLength(['schedule', 'ask'].includes(action) ? 2 : 1)
  })
})
