import { describe, expect, it } from 'vitest'
import type { Approval } from '@/src/contract/staff/approvals'
import type { ForYou } from '@/src/contract/staff/overview'
import { waitingMentions } from '@/src/payload/overview/mentions'
import { answeredRequests, countWaiting } from '@/src/staff/dashboard/kit/api/for-you'

const now = Date.parse('2026-11-29T12:00:00Z')

const request = (more: Partial<Approval>): Approval => ({
  id: '1',
  resourceType: 'news',
  resourceId: 'a',
  title: 'An article',
  version: 'v',
  languages: [],
  askedBy: 'newsroom',
  note: null,
  state: 'declined',
  decidedBy: 'admin',
  decidedAt: '2026-11-28T12:00:00Z',
  reason: null,
  createdAt: '2026-11-27T12:00:00Z',
  ...more,
})

describe('answers to requests for approval', () => {
  it('are shown for two weeks, those that publish too', () => {
    const old = request({ id: '2', resourceId: 'b', decidedAt: '2026-11-15T11:59:00Z' })
    const approved = request({ id: '3', resourceId: 'c', state: 'approved' })
    const shown = answeredRequests([request({}), old, approved], now)
    expect(shown.map(({ id }) => id)).toEqual(['1', '3'])
  })

  it.each(['open', 'withdrawn', 'outdated'] as const)('are none while the state is %s', (state) => {
    expect(answeredRequests([request({ state })], now)).toEqual([])
  })

  it('go when the same record is asked for again', () => {
    const again = request({ id: '2', state: 'open', decidedAt: null })
    expect(answeredRequests([again, request({})], now)).toEqual([])
  })
})

const listed = (total: number) => ({ total, oldest: [] })

describe('the numbers of what waits', () => {
  it('are one for each thing, and drafts are none', () => {
    const forYou = {
      mentions: [{ id: 'm' }],
      drafts: [{ id: 'd' }],
      inquiries: { mine: listed(2), unassigned: listed(3) },
      quotes: { mine: listed(0), unassigned: listed(1) },
      newApplications: 4,
    } as unknown as ForYou
    const counts = countWaiting(forYou, { waitingTotal: 5 }, [request({})])
    expect(counts.views).toEqual({ inquiries: 5, quotes: 1, applications: 4, approvals: 5 })
    expect(counts.total).toBe(17)
  })

  it('are nothing before anything is read, and without an inbox', () => {
    expect(countWaiting(undefined, undefined, []).total).toBe(0)
    expect(countWaiting({ mentions: [], drafts: [] }, { waitingTotal: 0 }, []).total).toBe(0)
  })
})

const comment = (id: string, more: object = {}) => ({
  id,
  parent: null,
  authorId: 'colleague',
  createdAt: `2026-11-29T10:0${id}:00Z`,
  isResolved: false,
  mentions: ['me'],
  ...more,
})

describe('mentions', () => {
  it('wait until the one who is mentioned answers after them', () => {
    const first = comment('1')
    const answer = comment('2', { parent: '1', authorId: 'me', mentions: [] })
    const again = comment('3', { parent: '1' })
    expect(waitingMentions([first], [first], 'me')).toEqual([first])
    expect(waitingMentions([first], [first, answer], 'me')).toEqual([])
    expect(waitingMentions([first, again], [first, answer], 'me')).toEqual([again])
  })

  it('end with the comment that they answer', () => {
    const first = comment('1', { isResolved: true, mentions: [] })
    expect(waitingMentions([comment('2', { parent: '1' })], [first], 'me')).toEqual([])
    // Without rights on the record its comments are not read.
    expect(waitingMentions([comment('2', { parent: '9' })], [], 'me')).toEqual([])
  })
})
