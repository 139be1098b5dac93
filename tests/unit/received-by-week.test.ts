import type { PayloadRequest, Where } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { receivedByWeek } from '@/src/payload/overview/visitors'
import { dayIn, startOfDay, startOfWeek, weeksUpTo } from '@/src/platform/time/days'

const hourMs = 60 * 60 * 1000

/** A database of moments alone, which counts as the real ones do. */
function requestOver(moments: number[], timeZone: string): PayloadRequest {
  const count = ({ where }: { where: Where }) => {
    const between = (where.and ?? []).map(({ createdAt }) => createdAt as Record<string, string>)
    const totalDocs = moments.filter((at) =>
      between.every(({ greater_than_equal: from, less_than: until }) =>
        from ? at >= Date.parse(from) : at < Date.parse(String(until)),
      ),
    ).length
    return Promise.resolve({ totalDocs })
  }
  const findGlobal = () => Promise.resolve({ timeZone })
  return { payload: { count, findGlobal }, context: {} } as unknown as PayloadRequest
}

describe('what is received by week', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([
    // Clocks go back, go forward, and stand still; the zone is ahead of UTC and behind it.
    ['Europe/Berlin', '2026-11-25T12:00:00Z'],
    ['America/New_York', '2026-04-01T03:30:00Z'],
    ['Asia/Shanghai', '2027-01-03T16:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-22T09:59:59Z'],
    ['UTC', '2026-11-23T00:00:00Z'],
  ])('is in %s at %s the same as each moment put into its week', async (zone, now) => {
    vi.setSystemTime(now)
    const end = Date.now()
    // Over 14 weeks, every half an hour, and on both sides of every border.
    const borders = weeksUpTo(dayIn(zone, end), 14).map((day) => startOfDay(zone, day))
    const regular = Array.from(
      { length: 14 * 7 * 24 * 2 },
      (_, index) => end - index * hourMs * 0.5,
    )
    const moments = [...regular, ...borders, ...borders.map((at) => at - 1)]
    const byWeek = new Map<string, number>()
    for (const at of moments) {
      const week = startOfWeek(dayIn(zone, at))
      byWeek.set(week, (byWeek.get(week) ?? 0) + 1)
    }
    const weeks = await receivedByWeek(requestOver(moments, zone))
    expect(weeks).toHaveLength(12)
    expect(weeks.at(-1)?.from).toBe(startOfWeek(dayIn(zone, end)))
    for (const { from, ...counts } of weeks) {
      const expected = byWeek.get(from) ?? 0
      expect(counts, from).toEqual({
        inquiries: expected,
        quoteRequests: expected,
        jobApplications: expected,
      })
    }
  })
})
