import { expect, test, type APIRequestContext } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'
import { expectEverythingFits } from '@/tests/helpers/widths'
import { unlistedPages, variedPages, widestLanguages } from '@/tests/demo/helpers/kinds-of-pages'

test.describe.configure({ timeout: 300_000 })

const phone = { width: 390, height: 844 }

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
  test(`everything fits on every page at every width, and axe finds nothing on any kind, part ${part + 1} of ${parts}`, async ({
    page,
    request,
  }) => {
    const paths = await pages(request)
    expect(paths.length).toBeGreaterThanOrEqual(39 + kinds.length)
    const first = alike.map((kind) => paths.find((path) => kind.test(path)))
    for (const path of paths.filter((_, at) => at % parts === part)) {
      await expectEverythingFits(page, path)
      const isRepeat = alike.some((kind) => kind.test(path)) && !first.includes(path)
      if (!isRepeat) await expectNoViolations(page)
    }
  })
}

test('axe finds nothing on a phone in the dark', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of variedPages) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})

for (const lng of widestLanguages) {
  test(`everything fits in ${lng} at every width, and axe finds nothing`, async ({ page }) => {
    for (const path of [...variedPages, ...unlistedPages]) {
      await expectEverythingFits(page, `/${lng}${path === '/' ? '' : path}`)
      if (['/', '/contact'].includes(path)) await expectNoViolations(page)
    }
  })
}

test('everything fits on pages that no list names, and axe finds nothing', async ({ page }) => {
  for (const path of [
    ...unlistedPages,
    '/products?q=kiosk',
    '/products?q=nothing-like-it',
    '/products?family=banking',
    '/th/search?q=%E0%B8%98%E0%B8%99%E0%B8%9A%E0%B8%B1%E0%B8%95%E0%B8%A3',
    '/product/atm-a100-lobby/data-sheet',
    '/careers/nothing',
  ]) {
    await expectEverythingFits(page, path)
    await expectNoViolations(page)
  }
})
