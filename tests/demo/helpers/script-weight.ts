import { expect, type Page, test } from '@playwright/test'
import { openLive } from '@/tests/helpers/live-page'

/** KiB of scripts, as sent, of React, Next and Turbopack on every page. */
const kibOfFrameworks = 114

/** Most KiB of scripts, as sent, that a page loads beside them before the visitor does anything. */
export const scriptLimits: Record<string, number> = {
  '/': 40,
  '/products': 15,
  '/products/category/atm': 15,
  '/products/finder': 15,
  '/products/compare': 15,
  '/product/atm-a300-through-the-wall': 15,
  '/news': 15,
  '/news/terminal-software-seven': 15,
  '/search?q=atm': 15,
  '/about': 15,
  '/careers': 15,
  '/downloads': 15,
  '/support': 15,
  '/quote': 15,
  '/none-such': 15,
  // Its form checks itself while one types.
  '/contact': 19,
}

/** Returns the bytes of scripts, as sent, that a page has loaded. */
const loadedScripts = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // The data of a page are no code: they were a part of its HTML.
      .filter(({ name }) => name.endsWith('.js') && !name.includes('/_next/static/data/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )

/** Defines a test that these pages load no more scripts than they need. */
export const testScripts = (paths: string[]): void =>
  test('pages load no more scripts than they need', async ({ page }) => {
    // What measures a quarter of the visits has a kibibyte more, once the page has settled.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    const loaded: Record<string, number> = {}
    for (const path of paths) {
      await openLive(page, path)
      await page.waitForLoadState('networkidle')
      loaded[path] = Math.ceil((await loadedScripts(page)) / 1024)
    }
    for (const path of paths)
      expect
        .soft(loaded[path], `KiB of scripts on ${path}`)
        .toBeLessThanOrEqual(kibOfFrameworks + (scriptLimits[path] ?? 0))
  })

/**
 * Defines a test that scripts wait for the first sign of the visitor.
 * @param connection as the browser describes it
 */
export const testWaitingScripts = (connection: object): void =>
  test(`with ${JSON.stringify(connection)} scripts wait for the first sign of the visitor`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    await page.goto('/', { waitUntil: 'networkidle' })
    // Longer than scripts wait for a page that is not drawn.
    await page.waitForTimeout(2500)
    expect(await loadedScripts(page)).toBeLessThanOrEqual(5 * 1024)
    await page.getByRole('button', { name: 'Go to slide 3' }).click()
    const slide = page.locator('[data-current][aria-roledescription="slide"]')
    await expect(slide).toHaveAttribute('aria-label', 'Slide 3 of 5')
  })
