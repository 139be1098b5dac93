import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/src/i18n/languages'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { leadsTo, visit } from '@/tests/helpers/visit'

/** The public routes of the specification, section 1, but for those of records. */
const routes = [
  '/',
  '/products',
  '/products?q=kiosk',
  ...['banking', 'healthcare', 'security', 'transportation', 'information', 'payment'].map(
    (family) => `/products/${family}`,
  ),
  ...['cdm', 'healthcare', 'epp', 'payment/card', 'banking-solution', 'atm'].map(
    (solution) => `/solutions/${solution}`,
  ),
  '/about',
  ...['about-us', 'leadership', 'history', 'culture', 'certificates', 'csc'].map(
    (page) => `/company/${page}`,
  ),
  '/news',
  '/careers',
  '/locations',
  '/support',
  '/software',
  '/hardware',
  '/contact',
  '/industries',
  ...['banking', 'healthcare', 'pinpad', 'transport', 'info-ar', 'payments'].map(
    (industry) => `/industries/${industry}`,
  ),
  ...['terms-and-conditions', 'privacy-policy', 'terms-of-use', 'cookies'].map(
    (page) => `/legal/${page}`,
  ),
]

/** A product, its category, an article and a job: by slug, and by id where that is documented. */
const records: string[] = []

beforeAll(async () => {
  const token = await signInAsSuperAdmin()
  const create = async (collection: string, body: object) =>
    (await staffCall(`/${collection}`, { token, method: 'POST', body })).body.doc
  const category = await newCategory(token)
  const product = await create('products', { name: unique('Route'), categoryId: category.id })
  const article = await create('news', { title: unique('Route') })
  const job = await create('jobs', { title: unique('Route'), location: 'Shenzhen' })
  records.push(
    `/products/category/${category.slug}`,
    `/product/${product.id}`,
    `/product/${product.slug}`,
    `/news/${article.id}`,
    `/news/${article.slug}`,
    `/careers/${job.id}`,
    `/careers/${job.slug}`,
  )
})

describe.each(languages)('every documented route in %s', (lng) => {
  it('answers in that language, with one main heading and a title', async () => {
    for (const route of [...routes, ...records]) {
      const { status, html } = await visit(route, { cookie: `lang=${lng}` })
      expect(status, route).toBe(200)
      expect(html, route).toContain(`<html lang="${lng}"`)
      expect(html.match(/<h1[\s>]/g), route).toHaveLength(1)
      expect(html, route).toMatch(/<title>[^<]+<\/title>/)
    }
  })
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
