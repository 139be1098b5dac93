import { describe, expect, it } from 'vitest'
import { mailTexts } from '@/collections/quote-requests/steps'
import { openedNumber, newQuoteNumber, statusAddress } from '@/src/domain/quotes/number'
import {
  addingAddress,
  formatPositions,
  isAmount,
  isSamePosition,
  maxAmount,
  maxPositions,
  nearestAmount,
  parsePositions,
  positionField,
  quoteAddress,
  withAmounts,
  withoutPositions,
} from '@/src/domain/quotes/positions'
import { maxItemsLength } from '@/src/contract/visitor-forms'
import { decide } from '@/src/routing/route'

describe('a list in an address', () => {
  it('names machines with order codes and amounts, and is written the same again', () => {
    const items = 'atm-a100*3,crs-r300.R300-2C.B*2,epp-e10'
    const { positions, isWhole } = parsePositions(items)
    expect(positions).toEqual([
      { slug: 'atm-a100', amount: 3 },
      { slug: 'crs-r300', code: 'R300-2C.B', amount: 2 },
      { slug: 'epp-e10', amount: 1 },
    ])
    expect(isWhole).toBe(true)
    expect(formatPositions(positions)).toBe(items)
    expect(quoteAddress(positions)).toBe(`/quote?items=${items}`)
    expect(quoteAddress([])).toBe('/quote')
    // Neither a browser nor a form writes any of it otherwise, but for the commas.
    expect(String(new URLSearchParams({ items })).replaceAll('%2C', ',')).toBe(`items=${items}`)
  })

  it.each([
    'A100',
    'a*0',
    'a*-1',
    'a*1.5',
    'a*10000',
    'a*1e3',
    'a**2',
    'a.*2',
    'a..b',
    '.b',
    '*2',
    'a b',
    'a/../b',
    '<script>',
    'a.<b>',
    "a'--",
    '-a',
    'a-',
    'a.b c',
    `${'a'.repeat(101)}`,
    `a.${'b'.repeat(61)}`,
  ])('%j is left out, and told', (wrong) => {
    expect(parsePositions(wrong)).toEqual({ positions: [], isWhole: false })
    expect(parsePositions(`ok,${wrong}`)).toEqual({
      positions: [{ slug: 'ok', amount: 1 }],
      isWhole: false,
    })
  })

  it('holds each machine once, no more than 50 of them, and no amount above 9,999', () => {
    expect(parsePositions('a,a*2,a.X')).toEqual({
      positions: [
        { slug: 'a', amount: 3 },
        { slug: 'a', code: 'X', amount: 1 },
      ],
      isWhole: true,
    })
    expect(parsePositions('a*9999,a')).toEqual({
      positions: [{ slug: 'a', amount: maxAmount }],
      isWhole: false,
    })
    const many = Array.from({ length: maxPositions + 1 }, (_, index) => `p${index}`)
    const { positions, isWhole } = parsePositions(many.join(','))
    expect([positions.length, isWhole]).toEqual([maxPositions, false])
    // The last that fits may still grow.
    expect(parsePositions([...many.slice(0, maxPositions), 'p0'].join(',')).isWhole).toBe(true)
    expect(parsePositions('a,'.repeat(maxItemsLength)).isWhole).toBe(false)
    expect(parsePositions('')).toEqual({ positions: [], isWhole: true })
  })

  it('takes the amounts of a form; 0 takes a machine out, and what is no amount changes nothing', () => {
    const positions = parsePositions('a,b*2,c,d').positions
    const fields: Record<string, string> = { 'amount-0': '7', 'amount-1': '0', 'amount-2': '-3' }
    expect(formatPositions(withAmounts(positions, (name) => fields[name]))).toBe('a*7,c,d')
  })

  it('corrects an amount that is typed to the nearest that it can hold', () => {
    const typed = ['3', '1.5', '9999999', '-4', '0', 'many']
    expect(typed.map(nearestAmount)).toEqual([3, 2, 9999, 0, 0, 0])
    expect(typed.map(isAmount)).toEqual([true, false, false, false, true, false])
  })

  it('has fields beside each machine, which stay with it wherever it stands', () => {
    const [, second] = parsePositions('a,b.X-1*2').positions
    const note = positionField('note', second ?? { slug: '' })
    expect(note).toBe('note-b.X-1')
    const fields = { [note]: 'n', 'wishedDate-a': '2027-01-31', 'amount-0': '1', note: 'own' }
    expect(withoutPositions(fields)).toEqual({ note: 'own' })
  })

  it('is added to by one link for several machines', () => {
    expect(addingAddress(parsePositions('a,b*2').positions)).toBe('/quote?items=a,b*2&added=1')
  })

  it('tells variants of one product apart', () => {
    expect(isSamePosition({ slug: 'a' }, { slug: 'a' })).toBe(true)
    expect(isSamePosition({ slug: 'a', code: 'x' }, { slug: 'a' })).toBe(false)
  })
})

describe('a number', () => {
  it('is drawn of signs that are not mistaken for each other', () => {
    const numbers = Array.from({ length: 1000 }, newQuoteNumber)
    expect(new Set(numbers).size).toBe(1000)
    for (const number of numbers)
      expect(number).toMatch(/^Q-[2-9B-DF-HJ-NP-TV-XZ]{4}-[^AEIOUY01]{4}$/)
  })

  it('has an address that opens it alone', () => {
    const address = new URL(statusAddress('Q-2345-BCDF'), 'http://site')
    expect(address.pathname).toBe('/quote/status/q-2345-bcdf')
    const key = address.searchParams.get('key') ?? ''
    expect(openedNumber('q-2345-bcdf', key)).toBe('Q-2345-BCDF')
    const other = new URL(statusAddress('Q-2345-BCDG'), 'http://site').searchParams.get('key')
    for (const wrong of [undefined, '', 'x', `${key}x`, key.slice(1), other ?? '']) {
      expect(openedNumber('q-2345-bcdf', wrong)).toBeUndefined()
    }
    for (const odd of ['q-2345-bcd', 'q-2345-bcda', "q-2345-bcdf' or 1=1", '../q-2345-bcdf']) {
      expect(openedNumber(odd, key)).toBeUndefined()
    }
  })
})

describe('the pages of a visitor alone', () => {
  const at = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://site')
    return decide(pathname, searchParams, undefined)
  }

  it('are told apart from those that caches may keep', () => {
    expect(at('/quote')).toMatchObject({ path: '/en/quote' })
    expect(at('/quote')).not.toHaveProperty('isOwn')
    expect(at('/th/quote?items=a,b*2&items=c&x=1')).toMatchObject({
      path: '/th/_quote',
      isOwn: true,
      search: 'items=a%2Cb*2%2Cc',
    })
    expect(at('/quote/status/q-2345-bcdf?key=k&x=1')).toMatchObject({
      path: '/en/quote/status/q-2345-bcdf',
      isOwn: true,
      search: 'key=k',
    })
    expect(at('/quote/status/q-2345-bcdf')).toMatchObject({ isOwn: true, search: '' })
    expect(at('/ja/quote/status/Q-2345-BCDF?key=K')).toMatchObject({
      path: '/ja/quote/status/q-2345-bcdf',
      isOwn: true,
      search: 'key=K',
    })
    expect(at('/quote/status')).toMatchObject({ path: '/en/quote/status', isOwn: true })
    expect(at('/careers/engineer?applied=sent')).toMatchObject({
      path: '/en/_applied/engineer',
      isOwn: true,
    })
    expect(at('/careers/engineer?x=sent')).toMatchObject({ path: '/en/careers/engineer' })
  })
})

describe('the mail of a step', () => {
  const offer = {
    sha256: '',
    key: 'offers/1',
    name: 'Offer.pdf',
    size: 1,
    type: 'application/pdf',
    addedAt: '',
  }
  const at = '2026-01-01T00:00:00.000Z'

  it('says what is under way', () => {
    expect(mailTexts({ status: 'inWork' }, 'inWork')).toEqual([
      'quote.mail.inWork',
      'quote.mail.status',
    ])
    expect(mailTexts({ status: 'quoted', offers: [offer] }, 'quoted')[1]).toBe(
      'quote.mail.download',
    )
  })

  it('says of a closed request whether a quote was sent, and what may be done then', () => {
    expect(mailTexts({ status: 'closed' }, 'closed')).toEqual([
      'quote.mail.closedUnquoted',
      'quote.mail.closedPage',
      'quote.mail.closedNext',
    ])
    expect(
      mailTexts({ status: 'closed', steps: [{ status: 'quoted', at }] }, 'closed').slice(0, 2),
    ).toEqual(['quote.mail.closed', 'quote.mail.closedPage'])
    expect(mailTexts({ status: 'closed', offers: [offer] }, 'closed').slice(0, 2)).toEqual([
      'quote.mail.closed',
      'quote.mail.download',
    ])
  })
})
