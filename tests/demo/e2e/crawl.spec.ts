import { expect, test } from '@playwright/test'
import { crawl, crawlEnglish, crawlTranslations } from '@/tests/demo/helpers/crawl-languages'
import { dailyLanguages } from '@/tests/helpers/daily-languages'

const site = crawl(dailyLanguages, false)

crawlEnglish(site)

crawlTranslations(
  site,
  dailyLanguages.filter((lng) => lng !== 'en'),
)

test('every translation that a page names is in the site map, and answers there', async ({
  request,
}) => {
  const known = new Set(site().all)
  const read = '/zh/solutions/payment/card'
  for (const path of ['/', '/products', '/company/history', read]) {
    const html = await (await request.get(path)).text()
    const named = [...html.matchAll(/<link[^>]+hreflang="([^"]+)"[^>]*>/gi)]
    expect(named.length, path).toBeGreaterThan(2)
    for (const [tag] of named) {
      const { pathname } = new URL(String(/href="([^"]+)"/.exec(tag)?.[1]))
      expect(known.has(pathname), `${path} names ${pathname}`).toBe(true)
      // Those of all pages of the site map are read at night.
      if (path !== read) continue
      expect((await request.get(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200)
    }
  }
})
