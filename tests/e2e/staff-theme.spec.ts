import { expect, type Page, test } from '@playwright/test'
import { openDashboard } from '../helpers/staff-pages'

/** Returns the lightness of a page's background, from 0 to 1. */
const lightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('no canvas')
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return (canvas.getImageData(0, 0, 1, 1).data[1] ?? 0) / 255
  })

test('the colours that somebody chose hold in dashboard, portal and panel, from the first byte on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openDashboard(page)
  expect(await lightness(page)).toBeGreaterThan(0.9)
  const menu = page.getByRole('banner').getByRole('button', { name: /Account/ })
  await menu.click()
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  await page.getByRole('radio', { name: 'Dark' }).press(' ')
  await expect.poll(() => lightness(page)).toBeLessThan(0.2)

  // Before any script has run.
  for (const path of ['/admin-dashboard', '/admin-portal', '/admin'])
    expect(await (await page.request.get(path)).text(), path).toMatch(
      /<html[^>]* data-theme="dark"/,
    )
  await page.goto('/admin-dashboard/account')
  expect(await lightness(page)).toBeLessThan(0.2)
  await page.goto('/')
  expect(await lightness(page), 'the site itself follows the system').toBeGreaterThan(0.9)

  await page.goto('/admin-dashboard')
  await page.emulateMedia({ colorScheme: 'dark' })
  await menu.click()
  await page.getByRole('radio', { name: 'Light' }).press(' ')
  await expect.poll(() => lightness(page)).toBeGreaterThan(0.9)
  await page.getByRole('radio', { name: 'System' }).press(' ')
  await expect.poll(() => lightness(page)).toBeLessThan(0.2)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('payload-theme')
})
