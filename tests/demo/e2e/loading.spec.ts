import { expect, type Page, test } from '@playwright/test'
import { delayScripts } from '@/tests/helpers/hold-back'
import { openLive } from '@/tests/helpers/live-page'

/** Holds back what the router asks the server for, until the function that it answers is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().headers().rsc) await released
    await route.continue()
  })
  return release
}

const placeholders = (page: Page) => page.locator('main [data-placeholder]')

test('a category that takes its time shows eight cards meanwhile', async ({ page }) => {
  await openLive(page, '/products/category/atm')
  const release = await holdBack(page)
  await page.getByRole('main').getByRole('link', { name: 'Cash Deposit' }).click()
  await expect(placeholders(page)).toHaveCount(8)
  await expect(page.getByText('Loading…')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'ATM Products' })).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash Deposit Products')
  await expect(placeholders(page)).toHaveCount(0)
})

test('a product that takes its time shows where it will stand', async ({ page }) => {
  await openLive(page, '/products/category/atm')
  const release = await holdBack(page)
  await page
    .getByRole('link', { name: /^More Details/ })
    .first()
    .click()
  await expect(placeholders(page)).toHaveCount(1)
  release()
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
})

test('news shows six cards, careers says that jobs are loading', async ({ page }) => {
  await openLive(page, '/about')
  const release = await holdBack(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'News' }).click()
  await expect(placeholders(page)).toHaveCount(6)
  await footer.getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByText('Loading jobs…')).toBeVisible()
  await expect(placeholders(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading jobs…')).toHaveCount(0)
})

test('a page that is there at once is not announced', async ({ page }) => {
  await openLive(page, '/products/category/atm')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('[data-placeholder]')) seen.push('placeholder')
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

test('a button that is pressed before its scripts are there does what it says when they are', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Go to slide 3' }).click()
  await page.getByRole('button', { name: 'Go to slide 4' }).click()
  release()
  const slide = page.locator('[data-current][aria-roledescription="slide"]')
  await expect(slide).toHaveAttribute('aria-label', 'Slide 4 of 5')
})

/** Most KiB of scripts, as sent, that a page loads before anything is pressed: some 113 of them are React's and Next's. */
const scriptLimits = {
  '/': 160,
  '/products': 143,
  '/product/atm-a300-through-the-wall': 141,
  '/news': 139,
  '/search?q=atm': 131,
  '/contact': 143,
}

test('pages load no more scripts than they need', async ({ page }) => {
  const loaded: Record<string, number> = {}
  for (const path of Object.keys(scriptLimits)) {
    await openLive(page, path)
    await page.waitForLoadState('networkidle')
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    )
    loaded[path] = Math.ceil(bytes / 1024)
  }
  for (const [path, limit] of Object.entries(scriptLimits))
    expect.soft(loaded[path], `KiB of scripts on ${path}`).toBeLessThanOrEqual(limit)
})
