import { describe, expect, it, vi } from 'vitest'
import ru from '@/locales/ru/common.json'
import { getT } from '@/src/i18n/server'
import { makeTranslator } from '@/src/i18n/translate'

vi.mock('server-only', () => ({}))

describe('the translator of islands', () => {
  it('fills in values, and does not escape them', () => {
    const t = makeTranslator('en', { 'search.everywhere': 'All of “{{q}}”' })
    expect(t('search.everywhere', { q: '<b>' })).toBe('All of “<b>”')
  })

  it.each([
    [1, '1 товар'],
    [3, '3 товара'],
    [5, '5 товаров'],
    [21, '21 товар'],
  ])('takes the plural form that Russian has for %i', (count, text) => {
    const texts = {
      'products.count_one': '{{count}} товар',
      'products.count_few': '{{count}} товара',
      'products.count_many': '{{count}} товаров',
    }
    expect(makeTranslator('ru', texts)('products.count', { count })).toBe(text)
  })

  it('groups the digits of numbers, as the language does', () => {
    const t = makeTranslator('id', { 'products.count_other': '{{count}} produk' })
    expect(t('products.count', { count: 12_345 })).toBe('12.345 produk')
    expect(getT('en')('products.count', { count: 12_345 })).toBe('12,345 products')
  })

  it('leaves places for values in a text that is given none', () => {
    expect(getT('en')('compare.open')).toBe('Compare ({{count}})')
  })

  it('reads the files as they are', () => {
    expect(makeTranslator('ru', ru)('menu.products')).toBe(ru['menu.products'])
  })

  it('shows the key where a text is missing', () => {
    expect(makeTranslator('en', {})('menu.close')).toBe('menu.close')
  })
})
