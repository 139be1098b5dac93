import { expect, test } from '@playwright/test'
import {
  crawl,
  crawlTranslations,
  dailyLanguages,
  isPlainPage,
} from '@/tests/demo/helpers/crawl-languages'

const site = crawl()

test('in English every link and every picture leads somewhere', async () => {
  const { crawler, inLanguage } = site()
  expect(inLanguage('en').length).toBeGreaterThan(100)
  await crawler.crawl(['/', ...inLanguage('en')], isPlainPage(/^\/(?![a-z]{2}(\/|$))/))
  expect([...crawler.faults]).toEqual([])
  expect(crawler.count).toBeGreaterThan(500)
})

crawlTranslations(site, dailyLanguages)

test('every translation that a page names is in the site map, and answers there', async ({
  request,
}) => {
  const known = new Set(site().all)
  for (const path of ['/', '/products', '/company/history', '/zh/solutions/payment/card']) {
    const html = await (await request.get(path)).text()
    const named = [...html.matchAll(/<link[^>]+hreflang="([^"]+)"[^>]*>/gi)]
    expect(named.length, path).toBeGreaterThan(2)
    for (const [tag] of named) {
      const { pathname } = new URL(String(/href="([^"]+)"/.exec(tag)?.[1]))
      expect(known.has(pathname), `${path} names ${pathname}`).toBe(true)
      expect((await request.get(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200)
    }
  }
})
