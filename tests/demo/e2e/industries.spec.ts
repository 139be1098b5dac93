import { expect, type Page, test } from '@playwright/test'
import { fetchPage } from '@/tests/helpers/html-page'

const industries = [
  ['Bank and Identity', 'banking', 'atm'],
  ['Retail and Healthcare', 'healthcare', 'retail-healthcare'],
  ['Encrypting PIN Pad', 'pinpad', 'epp'],
  ['Public and Transportation', 'transport', 'otc'],
  ['Information and Augmented Reality', 'info-ar', 'trackball'],
  ['Payment Terminals', 'payments', 'payroll'],
] as const

const rowsOf = (page: Page) => page.getByRole('main').locator('li[data-side]')

/** Returns the positions of each row's picture, relative to its name. */
const picturesBesideNames = (page: Page) =>
  rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const picture = row.querySelector('img')?.getBoundingClientRect()
      const name = row.querySelector('h2, h3')?.getBoundingClientRect()
      if (!picture || !name) return 'missing'
      if (picture.bottom <= name.top) return 'above'
      return picture.left < name.left ? 'left' : 'right'
    }),
  )

test('the overview leads to six industries', async ({ request }) => {
  const page = await fetchPage(request, '/industries')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Our Industries'])
  const links = page.byRole('main').byRole('link', { name: /^Learn More/ })
  expect(links.attributes('href')).toEqual(industries.map(([, path]) => `/industries/${path}`))
  const rows = page.select('main li[data-side]')
  expect(rows.byRole('heading').texts).toEqual(industries.map(([name]) => name))
})

test('pictures stand left and right in turn on wide screens, above the text on narrow ones', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/industries')
  const inTurn = industries.map((_, index) => (index % 2 === 0 ? 'left' : 'right'))
  await expect.poll(() => picturesBesideNames(page)).toEqual(inTurn)
  await page.setViewportSize({ width: 390, height: 900 })
  await expect.poll(() => picturesBesideNames(page)).toEqual(industries.map(() => 'above'))
})

test('what lies below the screen fades in once, in 0.6 seconds', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/industries')
  const last = rowsOf(page).last()
  await expect(last).toHaveAttribute('data-reveal', 'waiting')
  await expect(last).toHaveCSS('opacity', '0')
  await expect(last).toHaveCSS('transition-duration', '0.6s, 0.6s')
  await expect(rowsOf(page).first()).not.toHaveAttribute('data-reveal')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute('data-reveal', 'shown')
  await expect(last).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(last).toHaveAttribute('data-reveal', 'shown')
})

test('nothing is hidden with reduced motion, in print, or without JavaScript', async ({
  page,
  browser,
}) => {
  await page.goto('/industries')
  await expect(rowsOf(page).last()).toHaveAttribute('data-reveal', 'waiting')
  await page.emulateMedia({ media: 'print' })
  await expect(rowsOf(page).last()).toHaveCSS('opacity', '1')
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await page.reload()
  await expect(rowsOf(page).last()).toHaveCSS('opacity', '1')
  const still = await browser.newContext({ javaScriptEnabled: false })
  const plain = await still.newPage()
  await plain.goto('/industries')
  await expect(plain.locator('main li[data-side]').last()).toHaveCSS('opacity', '1')
  await still.close()
})

for (const [name, path, category] of industries) {
  test(`/industries/${path} introduces ${name} and leads to its products`, async ({ request }) => {
    const page = await fetchPage(request, `/industries/${path}`)
    expect(page.byRole('heading', { level: 1 }).count).toBe(1)
    const intro = page.byRole('region', { name, exact: true })
    expect(intro.byRole('img').count).toBe(1)
    expect(intro.byRole('paragraph').count).toBeGreaterThanOrEqual(5)
    expect(intro.byRole('link').attributes('href')).toEqual([`/products/category/${category}`])
  })
}
