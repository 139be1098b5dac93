import { expect, test } from '@playwright/test'

test('scripts without slanted or bold letters of their own get no made-up ones', async ({
  page,
}) => {
  await page.goto('/zh/contact')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('font-synthesis', 'none')
  // Its styles depend on the language that the page says to be in.
  for (const lng of ['ja', 'ko', 'th', 'hi']) {
    await page.locator('html').evaluate((html, name) => html.setAttribute('lang', name), lng)
    await expect(title, lng).toHaveCSS('font-synthesis', 'none')
  }
  await page.locator('html').evaluate((html) => html.setAttribute('lang', 'en'))
  await expect(title).not.toHaveCSS('font-synthesis', 'none')
})
