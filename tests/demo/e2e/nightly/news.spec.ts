import { expect, test } from '@playwright/test'
import { fetchPage } from '@/tests/helpers/html-page'

test('the latest article leads the list of news', async ({ request }) => {
  const page = await fetchPage(request, '/news')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Latest News'])
  expect(page.byRole('article').count).toBe(1)
})

test('the pictures of an article stand between its paragraphs', async ({ request }) => {
  const page = await fetchPage(request, '/news/a700-pays-out-coins-and-notes')
  expect(page.byText('Published November 18, 2025').count).toBe(1)
  const body = page.select('main article > div').last
  expect(body.children.join(' ')).toMatch(/^p( p)* img p( p)* img p( p)*$/)
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
