import { expect, type Page, test } from '@playwright/test'
import { languages } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { narrow, wide } from '@/tests/helpers/header'

const paths = ['/', '/products', '/contact', '/solutions/cdm']

for (const lng of languages) {
  test(`headings, buttons and cards hold their words in ${lng}`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize(narrow)
      await page.goto(addressIn(lng, path))
      await page.evaluate(() => document.fonts.ready)
      for (const viewport of [narrow, wide]) {
        await page.setViewportSize(viewport)
        expect(await tooWide(page), `${path} at ${viewport.width} px`).toEqual([])
      }
    }
  })
}

test('scripts without slanted or bold letters of their own get no made-up ones', async ({
  page,
}) => {
  for (const lng of ['zh', 'ja', 'ko', 'th', 'hi'] as const) {
    await page.goto(addressIn(lng, '/contact'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-synthesis', 'none')
  }
})

/** Elements with words that do not fit into them, by what they say. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, button, dt, dd, th, td, label')]
      .filter((element) => {
        const { display } = getComputedStyle(element)
        const isShown = display !== 'none' && display !== 'inline' && element.clientWidth > 1
        return isShown && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`),
  )
