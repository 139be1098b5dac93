import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changedAt } from '@/src/domain/publishing/validity'
import {
  isToCome,
  momentNow,
  momentToApi,
  parseMoment,
} from '@/src/staff/dashboard/kit/form/moment'
import { formatMoment, inWords } from '@/src/staff/workflow/format'

const zone = process.env.TZ

beforeEach(() => {
  process.env.TZ = 'Asia/Tokyo'
  vi.useFakeTimers({ now: new Date('2026-01-31T20:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  process.env.TZ = zone
})

describe('the date by which a record is public, in a form', () => {
  it.each([
    ['2026-01-31T00:00:00.000Z', '2026-01-31', '2026-01-31'],
    ['2026-02-01T00:30:00.000Z', '2026-02-01T09:30', '2026-02-01T00:30:00.000Z'],
    [null, '', null],
  ])('%s is %s, and goes back as %s', (stored, shown, sent) => {
    expect(parseMoment(stored)).toBe(shown)
    expect(momentToApi(shown)).toBe(sent)
  })

  it('makes a new record public at once, also where the day begins before that of UTC', () => {
    expect(momentNow()).toBe('2026-02-01T05:00')
    expect(isToCome(momentToApi(momentNow()))).toBe(false)
    vi.setSystemTime(new Date('2026-01-31T03:00:00Z'))
    expect(momentNow()).toBe('2026-01-31')
    expect(isToCome(momentToApi(momentNow()))).toBe(false)
  })

  it('is told with its zone', () => {
    const told = formatMoment('2026-02-01T00:30:00Z', 'en')
    expect(told).toContain('February 1, 2026')
    expect(told).toMatch(/09:30.*GMT\+9/)
  })
})

it('says in words how long ago something was, for two weeks', () => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  const ago = (ms: number, lng: Parameters<typeof inWords>[1] = 'en') =>
    inWords(new Date(now - ms), lng, now)
  expect(ago(0)).toBe('this minute')
  expect(ago(3 * 60_000)).toBe('3 minutes ago')
  expect(ago(5 * 3_600_000)).toBe('5 hours ago')
  expect(ago(30 * 3_600_000)).toBe('yesterday')
  expect(ago(3 * 86_400_000, 'ja')).toBe('3 日前')
  expect(ago(14 * 86_400_000)).toBeUndefined()
  expect(ago(-86_400_000)).toBeUndefined()
})

it('a record that became public after it was written changed then', () => {
  const [written, later] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
  expect(changedAt(written, later)).toBe(later)
  expect(changedAt(later, written)).toBe(later)
  expect(changedAt(later, null)).toBe(later)
})
