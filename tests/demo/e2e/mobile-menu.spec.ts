import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '@/tests/helpers/axe'
import { expectFolded, headerButton, narrow, openPanel, resolvePaths } from '@/tests/helpers/header'

test.use({ viewport: narrow })

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

for (const path of ['/', '/th', '/ru', '/ms']) {
  test(`the menu of small screens holds its words at ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ ...narrow, width: 320 })
    await page.goto(path)
    await page.getByRole('banner').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSidewaysScroll(page)
    if (path === '/') await expectNoViolations(page)
  })
}
