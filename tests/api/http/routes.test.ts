import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/src/i18n/languages'
import { dailyLanguages } from '@/tests/helpers/daily-languages'
import { expectRoutesIn, newRecords } from '@/tests/helpers/documented-routes'
import { leadsTo, visit } from '@/tests/helpers/visit'

describe('every documented route', () => {
  let records: string[]

  beforeAll(async () => {
    records = await newRecords()
  })

  it.each(dailyLanguages)('answers in %s, with one main heading and a title', (lng) =>
    expectRoutesIn(lng, records),
  )
})

describe('links that are documented without a leading slash', () => {
  const culture = '/company/culture'
  const terms = '/legal/terms-and-conditions'

  it.each([
    ['/company/company/culture', culture],
    ['/company/company/about-us', '/company/about-us'],
    ['/legal/legal/terms-and-conditions', terms],
    ['/news/legal/terms-and-conditions', terms],
    ['/product/legal/terms-and-conditions', terms],
    ['/products/category/legal/terms-and-conditions', terms],
    ['/solutions/payment/legal/terms-and-conditions', terms],
    ['/industries/company/culture', culture],
    ['/zh/industries/company/culture', `/zh${culture}`],
    ['/zh/news/legal/terms-and-conditions?utm=a&x=b%20c', `/zh${terms}?utm=a&x=b+c`],
    ['/company/company/culture?utm=a', `${culture}?utm=a`],
  ])('on another page, as %s, lead to %s', async (path, target) => {
    const answer = await visit(path)
    expect([answer.status, leadsTo(answer)]).toEqual([308, target])
    expect((await visit(target)).status).toBe(200)
  })

  it('keep the language of the visitor', async () => {
    const cookie = 'lang=ru'
    const answer = await visit('/company/company/culture', { cookie })
    const { status, html } = await visit(String(leadsTo(answer)), { cookie })
    expect([status, html.includes('<html lang="ru"')]).toEqual([200, true])
  })

  it.each([
    '/nothing/company/culture',
    '/company/company/nothing',
    '/company/company/company/culture',
    '/about/legal/terms-and-conditions?utm=a',
    '/products/category/nothing?page=2',
  ])('are not seen in %s', async (path) => expect((await visit(path)).status).toBe(404))
})

describe('the addresses of languages', () => {
  it('are the same pages for everybody', async () => {
    for (const route of ['/', '/news', '/solutions/payment/card']) {
      for (const lng of languages.slice(1)) {
        const { status, html } = await visit(`/${lng}${route === '/' ? '' : route}`)
        expect([status, html.includes(`<html lang="${lng}"`)], `${lng} ${route}`).toEqual([
          200,
          true,
        ])
      }
    }
  })

  it('lead to a page without a slash at the end', async () => {
    const answer = await visit('/news/')
    expect([answer.status, leadsTo(answer)]).toEqual([308, '/news'])
  })
})
