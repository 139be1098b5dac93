import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { negotiateLanguage } from '@/src/i18n/language-cookie'

const request = (query: string, cookie = '') =>
  new NextRequest(`http://site.example/api/products${query}`, { headers: { cookie } })

it.each([
  ['', '', 'en'],
  ['', 'lang=zh', 'zh'],
  ['', 'lang=xx', 'en'],
  ['?lng=ja', 'lang=zh', 'ja'],
  ['?q=a', 'a=b; lang=ms', 'ms'],
])('takes %j before the cookie %j: %s', (query, cookie, lng) => {
  expect(negotiateLanguage(request(query, cookie))).toBe(lng)
})

it.each(['?lng=xx', '?lng=', '?lng=EN'])('refuses %s', (query) => {
  expect(() => negotiateLanguage(request(query))).toThrow('must be one of')
})
