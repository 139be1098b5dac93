import { expect, test } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'

test('the latest article leads, and the list is accessible', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest News')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectNoViolations(page)
})

test('the pictures of an article stand between its paragraphs', async ({ page }) => {
  await page.goto('/news/a700-pays-out-coins-and-notes')
  await expect(page.getByText('Published November 18, 2025')).toBeVisible()
  const order = await page
    .locator('main article > div')
    .last()
    .evaluate((body) => [...body.children].map(({ tagName }) => tagName).join(' '))
  expect(order).toMatch(/^P( P)* IMG P( P)* IMG P( P)*$/)
})

test('an article is printed without what cannot be pressed on paper', async ({ page }) => {
  await page.goto('/news/a700-pays-out-coins-and-notes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Copy link' }),
    page.getByRole('navigation', { name: 'Other articles' }),
  ]) {
    await expect(gone).toBeHidden()
  }
})

test('an article has its neighbours in time, and its address can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/news/iso-27001-renewed')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/news\/iso-27001-renewed$/,
  )
  const others = page.getByRole('navigation', { name: 'Other articles' })
  await others.getByRole('link', { name: /Previous article/ }).click()
  await expect(page).not.toHaveURL(/iso-27001-renewed/)
  await page
    .getByRole('navigation', { name: 'Other articles' })
    .getByRole('link', { name: /Next article/ })
    .click()
  await expect(page).toHaveURL(/iso-27001-renewed/)
})
