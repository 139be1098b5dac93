import { describe, expect, it } from 'vitest'
import { phoneBy, phoneCountries } from '@/src/domain/settings/company'

const singapore = (format: 'typed' | 'international' | 'national') => ({ format, country: 'SG' })

describe('a phone number', () => {
  it.each([
    ['typed', '6123-4567', '6123-4567'],
    ['international', '6123-4567', '+65 6123 4567'],
    ['national', '+65 61234567', '6123 4567'],
    // Who is in Singapore cannot dial the national number of another country.
    ['national', '+86 755 5550-0142', '+86 755 5550 0142'],
    ['international', '+65 6123 4567 ext. 12', '+65 6123 4567 ext. 12'],
    ['international', '+65 6123 4567 (24 h)', '+65 6123 4567 (24 h)'],
    ['international', 'Ask at the desk', 'Ask at the desk'],
  ] as const)('is shown %s: %s as %s', (format, typed, shown) => {
    expect(phoneBy(singapore(format), typed).number).toBe(shown)
  })

  it.each([
    ['6123-4567', 'tel:+6561234567'],
    ['+65 (6123) 4567', 'tel:+6561234567'],
    ['+65 6123 4567 ext. 12', 'tel:+6561234567;ext=12'],
    ['+65 6123 4567 (24 h)', 'tel:+6561234567'],
  ])('is dialled as E.164: %s as %s', (typed, href) => {
    for (const format of ['typed', 'international', 'national'] as const) {
      expect(phoneBy(singapore(format), typed).href).toBe(href)
    }
  })

  it('is dialled as typed where nothing says its country', () => {
    const rule = { format: 'international', country: null } as const
    expect(phoneBy(rule, '6123-4567')).toEqual({ number: '6123-4567', href: 'tel:61234567' })
    expect(phoneBy({ ...rule, country: 'XX' }, '6123-4567').href).toBe('tel:61234567')
  })

  it('may be of any country that has a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(phoneCountries.filter((code) => !names.of(code))).toEqual([])
  })
})
