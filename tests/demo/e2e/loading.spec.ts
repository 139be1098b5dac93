import { expect, type Page, test } from '@playwright/test'
import { delayScripts } from '@/tests/helpers/hold-back'
import { openLive } from '@/tests/helpers/live-page'
import { testScripts, testWaitingScripts } from '@/tests/demo/helpers/script-weight'

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

test('a page whose data is gone stays as its HTML says, and is not loaded again', async ({
  page,
}) => {
  await page.route('**/_next/static/data/*.js', (route) => route.fulfill({ status: 404 }))
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest News')
  await page.waitForLoadState('networkidle')
  expect(loads).toEqual(['/about', '/news'])
})

/** Most HTML, in times the content of a page: all but scripts. What search engines read of it is content, too. */
const htmlLimits = {
  '/': 1.15,
  '/products': 1.15,
  '/products/category/atm': 1.15,
  '/product/atm-a300-through-the-wall': 1.15,
  '/news': 1.15,
  '/news/terminal-software-seven': 1.15,
  '/about': 1.15,
  '/contact': 1.15,
  '/careers': 1.15,
  '/downloads': 1.15,
  // A form that the browser draws.
  '/quote': 1.22,
}

test('the HTML of pages is little more than their content', async ({ request }) => {
  for (const [path, limit] of Object.entries(htmlLimits)) {
    const html = await (await request.get(path)).text()
    const content = html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    expect
      .soft(Buffer.byteLength(html) / Buffer.byteLength(content), path)
      .toBeLessThanOrEqual(limit)
  }
})

// One of each layout; the others at night.
testScripts(['/', '/products', '/product/atm-a300-through-the-wall', '/news', '/contact'])

testWaitingScripts({ saveData: true })
