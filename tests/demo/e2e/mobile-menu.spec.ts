import { expect, test } from '@playwright/test'
import { widestLanguage } from '@/tests/demo/helpers/kinds-of-pages'
import { testWordsInMenu } from '@/tests/demo/helpers/menu-tests'
import { expectFolded, headerButton, narrow, openPanel, resolvePaths } from '@/tests/helpers/header'

// How panels slide is tried in `menus.spec.ts`.
test.use({ viewport: narrow, reducedMotion: 'reduce' })

test('the menu of small screens opens, closes, leads to the search, and has its documented entries', async ({
  page,
}) => {
  await page.goto('/')
  const button = headerButton(page, 'Menu')
  await test.step('it is toggled by its button, and closed by Escape', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await openPanel(page, 'Menu')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expectFolded(page)
    await openPanel(page, 'Menu')
    await page.keyboard.press('Escape')
    await expectFolded(page)
    await expect(button).toBeFocused()
  })

  await test.step('its search button opens the search, ready to type', async () => {
    const sheet = await openPanel(page, 'Menu')
    await sheet.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expectFolded(page)
  })

  const sheet = await openPanel(page, 'Menu')
  const links = sheet.getByRole('link')
  await expect(links).toHaveText([
    'Banking Products',
    'Healthcare Products',
    'Security Products',
    'CDM Solution',
    'Company',
    'Contact',
    'News',
  ])
  expect(await resolvePaths(links)).toEqual([
    '/products/category/atm',
    '/products/category/health',
    '/products/category/epp',
    '/solutions/cdm',
    '/about',
    '/contact',
    '/news',
  ])
  await links.last().click()
  await expect(page).toHaveURL(/\/news$/)
  await expectFolded(page)
})

test('the menu of small screens closes when its entry leads to the page that is shown', async ({
  page,
}) => {
  await page.goto('/contact')
  const sheet = await openPanel(page, 'Menu')
  await sheet.getByRole('link', { name: 'Contact' }).click()
  await expectFolded(page)
})

test('wide screens have the menus themselves instead', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/')
  await expect(headerButton(page, 'Menu')).toBeHidden()
  await expect(headerButton(page, 'Company')).toBeVisible()
})

// The widest words; other languages at night.
for (const lng of ['en', widestLanguage] as const) testWordsInMenu(lng)
