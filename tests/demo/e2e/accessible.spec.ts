import { expect, test, type APIRequestContext } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '@/tests/helpers/axe'

test.describe.configure({ timeout: 300_000 })

const phone = { width: 390, height: 844 }
const tablet = { width: 820, height: 900 }
const desktop = { width: 1440, height: 900 }

/** The pages are read in so many parts, which run side by side. */
const parts = 4

/** Pages of records are alike: one of each kind, and one more that is not in the site map. */
const kinds = [
  /^\/product\//,
  /^\/products\/category\//,
  /^\/news\/./,
  /^\/careers\/./,
  /^\/downloads\/./,
]

/** So are these to axe: they have the same blocks with other words. */
const alike = [...kinds, /^\/products\/(?!finder)\w+$/, /^\/industries\/./, /^\/legal\/./]

/** The English pages of the site map, with one of each kind of record. */
async function pages(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(String(address)).pathname)
    .filter((path) => !/^\/[a-z]{2}(\/|$)/.test(path))
  const first = kinds.map((kind) => paths.find((path) => kind.test(path)))
  const others = paths.filter((path) => !kinds.some((kind) => kind.test(path)))
  return [...others, ...first.filter((path) => path !== undefined)]
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (let part = 0; part < parts; part += 1) {
  test(`no page scrolls sideways, and axe finds nothing on any kind, part ${part + 1} of ${parts}`, async ({
    page,
    request,
  }) => {
    const paths = await pages(request)
    expect(paths.length).toBeGreaterThanOrEqual(39 + kinds.length)
    const first = alike.map((kind) => paths.find((path) => kind.test(path)))
    for (const path of paths.filter((_, at) => at % parts === part)) {
      await page.setViewportSize(phone)
      await page.goto(path)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(tablet)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(desktop)
      await page.goto(path)
      await expectNoSidewaysScroll(page)
      const isRepeat = alike.some((kind) => kind.test(path)) && !first.includes(path)
      if (!isRepeat) await expectNoViolations(page)
    }
  })
}

/** Pages that together hold most blocks. */
const varied = [
  '/',
  '/products',
  '/products/category/atm',
  '/company/leadership',
  '/company/history',
  '/solutions/banking-solution',
  '/contact',
  '/locations',
  '/news',
  '/legal/cookies',
]

test('axe finds nothing on a phone in the dark', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of varied) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})

for (const lng of ['zh', 'th', 'ru']) {
  test(`no page scrolls sideways in ${lng} on a phone, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize(phone)
    for (const path of varied.slice(0, 7)) {
      await page.goto(`/${lng}${path === '/' ? '' : path}`)
      await expectNoSidewaysScroll(page)
      if (['/', '/contact'].includes(path)) await expectNoViolations(page)
    }
  })
}

test('axe finds nothing on pages that no list names', async ({ page }) => {
  for (const path of [
    '/nowhere',
    '/products?q=kiosk',
    '/products?q=nothing-like-it',
    '/products?family=banking',
    '/search?q=cash',
    '/th/search?q=%E0%B8%98%E0%B8%99%E0%B8%9A%E0%B8%B1%E0%B8%95%E0%B8%A3',
    '/products/compare?ids=atm-a100-lobby,atm-a300-through-the-wall',
    '/product/atm-a100-lobby/data-sheet',
    '/careers/nothing',
  ]) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})
