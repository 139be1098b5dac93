import { describe, expect, it } from 'vitest'
import {
  formatHours,
  hoursIn,
  isSameClock,
  type OpeningHours,
  timeWithOffset,
  zoneName,
} from '@/src/domain/settings/opening-hours'

const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')
const week = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const sales: OpeningHours = {
  days: [...week],
  from: '08:00',
  to: '18:00',
  timeZone: 'America/New_York',
}

describe('opening hours by another clock', () => {
  it.each([
    ['Asia/Shanghai', winter, week, '21:00', '07:00'],
    ['Asia/Shanghai', summer, week, '20:00', '06:00'],
    ['Asia/Kolkata', winter, week, '18:30', '04:30'],
    ['Europe/Moscow', winter, week, '16:00', '02:00'],
    ['Pacific/Auckland', winter, ['tue', 'wed', 'thu', 'fri', 'sat'], '02:00', '12:00'],
  ] as const)('are right in %s', (timeZone, at, days, from, to) => {
    expect(hoursIn(sales, timeZone, at)).toEqual({ days, from, to, timeZone })
  })

  it('begin a day earlier where the clock is behind', () => {
    const early = { ...sales, from: '05:00', timeZone: 'Asia/Shanghai' }
    expect(hoursIn(early, 'America/New_York', winter)).toMatchObject({
      days: ['mon', 'tue', 'wed', 'thu', 'sun'],
      from: '16:00',
    })
  })

  it('are those of any zone with the same time', () => {
    expect(isSameClock('Asia/Shanghai', 'Asia/Singapore', winter)).toBe(true)
    expect(isSameClock('America/New_York', 'America/Panama', winter)).toBe(true)
    expect(isSameClock('America/New_York', 'America/Panama', summer)).toBe(false)
  })
})

describe('opening hours in words', () => {
  const plain = (text: string) => text.replace(/[\s\u2009\u00a0]+/g, ' ')

  it.each([
    ['en', 'Mon – Fri 08:00 – 18:00'],
    ['zh', '周一 – 周五 08:00–18:00'],
    ['th', 'จันทร์ - ศุกร์ 8:00–18:00'],
    ['ru', 'пн – пт 08:00–18:00'],
  ])('are written as %s does', (lng, text) => {
    expect(plain(formatHours(sales, lng))).toBe(text)
  })

  it('take days together that follow one another, over the end of the week too', () => {
    const days = (...days: OpeningHours['days']) => plain(formatHours({ ...sales, days }, 'en'))
    expect(days('mon', 'wed')).toMatch(/^Mon, Wed /)
    expect(days('mon', 'tue', 'wed', 'thu', 'sun')).toMatch(/^Sun – Thu /)
    expect(days('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')).toMatch(/^Mon – Sun /)
  })

  it('may end on the next day', () => {
    expect(plain(formatHours({ ...sales, from: '21:00', to: '07:00' }, 'en'))).toBe(
      'Mon – Fri 21:00 – 07:00 (+1 day)',
    )
    expect(plain(formatHours({ ...sales, from: '18:00', to: '00:00' }, 'en'))).toBe(
      'Mon – Fri 18:00 – 00:00',
    )
  })

  it('name their clock, and tell search engines how far it is from UTC', () => {
    expect(zoneName('America/New_York', 'en')).toBe('Eastern Time')
    expect(zoneName('America/New_York', 'zh')).toBe('北美东部时间')
    expect(zoneName('America/New_York', 'id')).toBe('Waktu Timur Amerika Utara')
    expect(zoneName('America/Chicago', 'id')).toBe('Waktu Tengah (Chicago)')
    expect(zoneName('Asia/Shanghai', 'id')).not.toContain('Shanghai')
    expect(timeWithOffset('08:00', 'America/New_York', winter)).toBe('08:00:00-05:00')
    expect(timeWithOffset('08:00', 'Asia/Kolkata', winter)).toBe('08:00:00+05:30')
  })
})
