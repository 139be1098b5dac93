import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { languages } from '@/src/i18n/languages'
import { fetchPage } from '@/tests/helpers/html-page'

const textsIn = (lng: string) =>
  JSON.parse(readFileSync(`locales/${lng}/common.json`, 'utf8')) as Record<string, string>

test('the latest article leads the list of news', async ({ request }) => {
  const page = await fetchPage(request, '/news')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Latest News'])
  expect(page.byRole('article').count).toBe(1)
})

test('an article tells in every language when it was published and updated', async ({
  request,
}) => {
  for (const lng of languages) {
    const page = await fetchPage(
      request,
      `${lng === 'en' ? '' : `/${lng}`}/news/a700-pays-out-coins-and-notes`,
    )
    const dates = page.select('main article header time')
    expect(dates.attributes('datetime').map((date) => String(date).slice(0, 10))).toEqual([
      '2025-11-18',
      '2025-11-18',
    ])
    const texts = page.select('main article header p:has(time) > span').texts
    expect(texts[1]).toMatch(new RegExp(`^${textsIn(lng)['news.updated']} .*\\d`))
  }
  const english = await fetchPage(request, '/news/a700-pays-out-coins-and-notes')
  expect(english.byText('Updated November 18, 2025').count).toBe(1)
})

test('the pictures of an article stand between its paragraphs', async ({ request }) => {
  const page = await fetchPage(request, '/news/a700-pays-out-coins-and-notes')
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
