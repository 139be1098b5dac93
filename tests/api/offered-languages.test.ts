import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { leadsTo, visit } from '@/tests/helpers/visit'

/** A language that is left out of the settings alone, and is still one of the site's. */

let token: string

async function offer(offeredLanguages: string[]): Promise<void> {
  const path = '/globals/site-settings'
  const body = { offeredLanguages }
  expect((await staffCall(path, { token, method: 'POST', body })).status).toBe(200)
}

/** The languages that the page of a form hands on to what is drawn in the browser. */
const named = (html: string, name: string): unknown => {
  const text = html.replaceAll('\\"', '"')
  const [, list = 'null'] = new RegExp(`"${name}":(\\[[^\\]]*\\])`).exec(text) ?? []
  return JSON.parse(list)
}

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const { id: categoryId } = await newCategory(token)
  await staffCall('/products', { token, method: 'POST', body: { name: unique('P'), categoryId } })
  await offer(['zh', 'ja'])
})

afterAll(async () => {
  await offer([])
})

describe('a language that the settings do not offer', () => {
  const addresses = [
    ['/ru', '/'],
    ['/ru/about', '/about'],
    ['/ru/news?page=2', '/news?page=2'],
    ['/ru/products?q=press', '/products?q=press'],
    ['/ru/search?q=press', '/search?q=press'],
    ['/ru/products/compare', '/products/compare'],
  ] as const

  it.each(addresses)('leads from %s to %s at once', async (address, target) => {
    const answer = await visit(address)
    expect([answer.status, leadsTo(answer)]).toEqual([307, target])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('is forgotten by a browser that remembers it, which then gets the page', async () => {
    for (const address of ['/ru/about', '/about']) {
      const answer = await visit(address, { cookie: 'lang=ru' })
      expect([answer.status, leadsTo(answer)]).toEqual([307, '/about'])
      expect(answer.headers.get('set-cookie')).toMatch(/^lang=en; Path=\/;/)
      expect(answer.headers.get('cache-control')).toMatch(/^private/)
    }
    expect((await visit('/about', { cookie: 'lang=en' })).status).toBe(200)
  })

  it('is in no address that search engines are told', async () => {
    const { html } = await visit('/about')
    expect(html).toContain('hrefLang="ja"')
    expect(html).not.toMatch(/hrefLang="(ru|th)"/)
    const map = (await visit('/sitemap.xml')).html
    expect(map).toContain('/zh/contact')
    expect(map).not.toContain('/ru/contact')
  })

  it('is missing from what staff have to translate', async () => {
    const { missingTranslations } = (await staffCall('/overview', { token })).body
    for (const counts of Object.values(missingTranslations))
      expect(Object.keys(counts as object)).toEqual(['zh', 'ja'])
    const { collections } = (await staffCall('/translations', { token })).body
    expect(Object.keys(collections).length).toBeGreaterThan(3)
    for (const counts of Object.values(collections))
      expect(Object.keys(counts as object)).toEqual(['zh', 'ja'])
  })

  it('is in none of the forms of staff', async () => {
    const dashboard = await visit('/admin-dashboard')
    expect(named(dashboard.html, 'languages')).toEqual(['en', 'zh', 'ja'])
    const panel = await visit('/admin/collections/pages', { Authorization: `Bearer ${token}` })
    expect([panel.status, named(panel.html, 'localeCodes')]).toEqual([200, ['en', 'zh', 'ja']])
  })

  it('keeps its texts, and is there again once it is offered', async () => {
    await offer([])
    expect((await visit('/ru/about')).status).toBe(200)
    const { missingTranslations } = (await staffCall('/overview', { token })).body
    expect(missingTranslations.products.ru).toBeGreaterThan(0)
    expect(named((await visit('/admin-dashboard')).html, 'languages')).toContain('ru')
  })
})
