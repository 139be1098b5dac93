import { describe, expect, it } from 'vitest'
import { languages } from '@/src/i18n/languages'
import { addressIn, decide, linkIn, listAlternates, publicPath } from '@/src/routing/route'

const at = (address: string, cookie?: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return decide(pathname, searchParams, cookie)
}

describe('a link on a page in a language', () => {
  it.each([
    ['/', '/th'],
    ['/products?q=atm', '/th/products?q=atm'],
    ['/?preview=1', '/th?preview=1'],
    ['/contact#contact-form', '/th/contact#contact-form'],
    ['/zh/news', '/zh/news'],
    ['/en/news', '/en/news'],
    ['/thermal', '/th/thermal'],
    ['#content', '#content'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['https://example.com/news', 'https://example.com/news'],
    ['//example.com/news', '//example.com/news'],
    ['/api/uploads/a.pdf', '/api/uploads/a.pdf'],
    ['/admin-portal', '/admin-portal'],
    ['/news/feed.xml', '/news/feed.xml'],
  ])('to %s is %s', (href, link) => expect(linkIn('th', href)).toBe(link))

  it('has no language in the default one', () => {
    expect(linkIn('en', '/products')).toBe('/products')
  })
})

describe('the way from an address to a page', () => {
  it('shows the language of the cookie at the same address', () => {
    expect(at('/news', 'zh')).toEqual({
      kind: 'show',
      path: '/zh/news',
      lng: 'zh',
      isPublic: false,
    })
    expect(at('/', 'zh')).toMatchObject({ path: '/zh' })
  })

  it('shows English without a cookie, and with one that names no language', () => {
    expect(at('/news')).toMatchObject({ path: '/en/news', lng: 'en' })
    expect(at('/news', 'xx')).toMatchObject({ path: '/en/news', lng: 'en' })
  })

  it('lets the language of an address go before the cookie, for every visitor alike', () => {
    expect(at('/ja/news', 'zh')).toEqual({
      kind: 'show',
      path: '/ja/news',
      lng: 'ja',
      isPublic: true,
    })
    expect(at('/ja')).toMatchObject({ path: '/ja', isPublic: true })
  })

  it('takes the default language out of an address, and keeps its query', () => {
    expect(at('/en/products?q=a%20b', 'zh')).toEqual({
      kind: 'redirect',
      path: '/products?q=a+b',
      remember: 'en',
    })
    expect(at('/en')).toMatchObject({ path: '/' })
  })

  it('does not lead from the default language to another host', () => {
    expect(at('/en//evil.example')).toMatchObject({ kind: 'show', path: '/en/_' })
  })

  it('sends a search for products to the route of its own, trimmed', () => {
    expect(at('/products?q=%20Kiosk%20')).toEqual({
      kind: 'show',
      path: '/en/_search',
      lng: 'en',
      isPublic: false,
      search: 'q=Kiosk',
    })
    expect(at('/zh/products?q=Kiosk')).toMatchObject({ path: '/zh/_search', isPublic: false })
  })

  it('keeps of a query what the list of products knows, in one order', () => {
    expect(
      at('/products?utm=x&page=2&category=atm&category=cdm&spec.display=15&sort=name&featured=1'),
    ).toMatchObject({
      path: '/en/_search',
      search: 'category=atm&category=cdm&featured=1&spec.display=15&sort=name&page=2',
    })
    expect(at('/products?utm_source=mail&sort=order&page=1&featured=0')).toMatchObject({
      path: '/en/products',
    })
  })

  it('leads the later pages of a category to their route', () => {
    expect(at('/products/category/atm?page=3')).toMatchObject({
      path: '/en/_category/atm',
      search: 'page=3',
      isPublic: false,
    })
    for (const page of ['1', '0', '-2', 'x', '999999']) {
      expect(at(`/products/category/atm?page=${page}`)).toMatchObject({
        path: '/en/products/category/atm',
      })
    }
  })

  it('keeps the query of a comparison and of the search', () => {
    expect(at('/products/compare?ids=a,b&x=1')).toMatchObject({
      path: '/en/products/compare',
      search: 'ids=a%2Cb',
    })
    expect(at('/th/search?q=atm&type=news')).toMatchObject({
      path: '/th/search',
      search: 'q=atm&type=news',
    })
  })

  it('keeps of a query what news, vacancies and the contact form know', () => {
    expect(at('/news?page=2&utm=x')).toEqual({
      kind: 'show',
      path: '/en/_query/news',
      lng: 'en',
      isPublic: false,
      search: 'page=2',
    })
    expect(at('/zh/news/tag/software?page=2&utm=x')).toMatchObject({
      path: '/zh/_query/news/tag/software',
      search: 'page=2',
    })
    expect(at('/zh/careers?department=Service&location=')).toMatchObject({
      path: '/zh/_query/careers',
      search: 'department=Service',
    })
    expect(at('/contact?request=quote&product=atm-a100&x=1')).toMatchObject({
      path: '/en/_query/contact',
      search: 'product=atm-a100&request=quote',
    })
    expect(at('/contact?utm=x')).toMatchObject({ path: '/en/contact' })
  })

  it('keeps the whole query of what may be a link without its leading slash', () => {
    expect(at('/zh/company/company/culture?utm=x&a=1')).toMatchObject({
      path: '/zh/_query/company/company/culture',
      search: 'utm=x&a=1',
    })
    expect(at('/company/company/culture')).toMatchObject({ path: '/en/company/company/culture' })
    expect(at('/company/culture?utm=x')).toMatchObject({ path: '/en/company/culture' })
  })

  it('shows all products for a blank search, and searches nowhere else', () => {
    expect(at('/products?q=%20%20')).toMatchObject({ path: '/en/products' })
    expect(at('/products')).toMatchObject({ path: '/en/products' })
    expect(at('/news?q=Kiosk')).toMatchObject({ path: '/en/news' })
  })

  it.each([
    '/_search?q=a',
    '/_query/news?page=2',
    '/zh/_search',
    '/_',
    '/Products',
    '/a//b',
    '/%E4%BD%A0',
    '/a/_b',
    '/a.b/c',
  ])('finds nothing at %s, which no page can be', (address) =>
    expect(at(address)).toMatchObject({ kind: 'show', path: expect.stringMatching(/^\/..\/_$/) }),
  )

  it.each(['/%E0%A4%A', '/%', '/a%00b'])('refuses %s', (pathname) => {
    expect(decide(pathname, new URLSearchParams(), undefined)).toEqual({ kind: 'refuse' })
  })
})

describe('addresses of a page', () => {
  it('are what a visitor sees, whatever the path inside', () => {
    expect(publicPath('/zh/news')).toBe('/news')
    expect(publicPath('/news')).toBe('/news')
    expect(publicPath('/zh')).toBe('/')
    expect(publicPath('/zh/_search')).toBe('/products')
    expect(publicPath('/zh/_category/atm')).toBe('/products/category/atm')
    expect(publicPath('/zh/_query/news')).toBe('/news')
  })

  it('name every language, and one for everybody else', () => {
    expect(addressIn('en', '/news')).toBe('/news')
    expect(addressIn('zh', '/')).toBe('/zh')
    expect(listAlternates('/news')).toMatchObject({
      en: '/news',
      ru: '/ru/news',
      'x-default': '/news',
    })
    expect(Object.keys(listAlternates('/'))).toEqual([...languages, 'x-default'])
  })
})
