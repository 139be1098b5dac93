import { describe, expect, it } from 'vitest'
import {
  addDays,
  addWorkingDays,
  dayIn,
  startOfDay,
  startOfWeek,
  toDay,
  weeksUpTo,
} from '@/src/platform/time/days'
import { inForceOn, inValidity, isInForce, validityOn } from '@/src/domain/publishing/validity'

describe('a day by the clock of a zone', () => {
  it.each([
    // The zone is ahead of UTC, behind it, and at its edges.
    ['Asia/Shanghai', '2026-11-23T15:59:59.999Z', '2026-11-23'],
    ['Asia/Shanghai', '2026-11-23T16:00:00.000Z', '2026-11-24'],
    ['America/New_York', '2026-11-24T04:59:59.999Z', '2026-11-23'],
    ['America/New_York', '2026-11-24T05:00:00.000Z', '2026-11-24'],
    ['Pacific/Kiritimati', '2026-11-23T10:00:00.000Z', '2026-11-24'],
    ['Pacific/Pago_Pago', '2026-11-24T10:59:59.999Z', '2026-11-23'],
    ['Asia/Kathmandu', '2026-11-23T18:15:00.000Z', '2026-11-24'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31'],
  ])('in %s at %s is %s', (zone, at, day) => {
    expect(dayIn(zone, Date.parse(at))).toBe(day)
  })

  it.each([
    ['UTC', '2026-11-24', '2026-11-24T00:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-24', '2026-11-23T16:00:00.000Z'],
    ['America/New_York', '2026-07-01', '2026-07-01T04:00:00.000Z'],
    // Clocks are put forward at midnight: the day begins at 01:00.
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    // Samoa left this day out when it moved over the date line.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ])('begins in %s on %s at %s', (zone, day, moment) => {
    const start = startOfDay(zone, day)
    expect(new Date(start).toISOString()).toBe(moment)
    expect(dayIn(zone, start) >= day).toBe(true)
    expect(dayIn(zone, start - 1) < day).toBe(true)
  })

  it('counts working days from the day after, over weekends and years', () => {
    const mondayToFriday = [1, 2, 3, 4, 5]
    expect(addWorkingDays('2026-12-03', 5, mondayToFriday)).toBe('2026-12-10')
    expect(addWorkingDays('2026-12-05', 1, mondayToFriday)).toBe('2026-12-07')
    expect(addWorkingDays('2026-12-31', 2, mondayToFriday)).toBe('2027-01-04')
    expect(addWorkingDays('2026-12-03', 2, [0, 1, 2, 3, 4])).toBe('2026-12-07')
    expect(addWorkingDays('2026-12-03', 5, [])).toBe('2026-12-03')
  })

  it('is counted over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  })

  it('is read from a stored date', () => {
    expect(toDay('2026-11-24T12:00:00.000Z')).toBe('2026-11-24')
    expect([toDay(null), toDay(undefined), toDay('soon')]).toEqual([null, null, null])
  })
})

describe('a week', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
    ['2027-01-01', '2026-12-28'],
    ['2028-03-01', '2028-02-28'],
  ])('of %s begins on the Monday %s', (day, monday) => {
    expect(startOfWeek(day)).toBe(monday)
  })

  it('has others before it', () => {
    expect(weeksUpTo('2027-01-05', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04'])
  })
})

describe('the term of a certificate', () => {
  const firstDay = '2024-01-16T12:00:00.000Z'
  const lastDay = '2027-01-15T00:00:00.000Z'

  it.each([
    ['2024-01-15', 'future', false],
    ['2024-01-16', 'valid', true],
    ['2026-11-15', 'valid', true],
    ['2026-11-16', 'expiring', true],
    ['2027-01-15', 'expiring', true],
    ['2027-01-16', 'expired', false],
  ])('is on %s %s', (today, validity, inForce) => {
    expect(validityOn(today, { firstDay, lastDay })).toBe(validity)
    expect(isInForce(today, { firstDay, lastDay })).toBe(inForce)
  })

  it('without a last day does not end', () => {
    expect(validityOn('2199-12-31', { firstDay })).toBe('valid')
  })

  /** Returns true where a database would find the doc by this query. */
  const finds = (where: unknown, doc: Record<string, string | null>): boolean => {
    const { and, or, ...fields } = where as Record<string, unknown> & { and?: []; or?: [] }
    if (and) return and.every((part) => finds(part, doc))
    if (or) return or.some((part) => finds(part, doc))
    return Object.entries(fields).every(([name, test]) => {
      const value = doc[name]
      const [[operator, to] = []] = Object.entries(test as Record<string, string | boolean>)
      if (operator === 'exists') return (value !== null) === to
      if (value === null || value === undefined) return false
      if (operator === 'less_than') return value < String(to)
      if (operator === 'less_than_equal') return value <= String(to)
      if (operator === 'greater_than') return value > String(to)
      if (operator === 'greater_than_equal') return value >= String(to)
      throw new Error(String(operator))
    })
  }

  it('is found by the queries as the rule says, at every time of its days', () => {
    const today = '2026-11-24'
    const days = [-800, -61, -60, -1, 0, 1, 59, 60, 61, 800].map((count) => addDays(today, count))
    const stored = days.flatMap((day) => [`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`])
    for (const first of stored)
      for (const last of [null, ...stored]) {
        if (last !== null && last < first) continue
        const doc = { firstDay: first, lastDay: last }
        const validity = validityOn(today, doc)
        const found = Object.entries(inValidity(today)).filter(([, where]) => finds(where, doc))
        expect(
          found.map(([name]) => name),
          `${first} ${last}`,
        ).toEqual([validity])
        expect(finds(inForceOn(today), doc)).toBe(isInForce(today, doc))
      }
  })
})
