import { expect, test } from '@playwright/test'
import { languages } from '@/src/i18n/languages'
import { delayScripts, holdBack } from '@/tests/helpers/hold-back'
import { expectHeaderFits, expectPageFits } from '@/tests/helpers/staff-fits'
import { goByMenu, openDashboard } from '@/tests/helpers/staff-pages'

test('whatever leads to another page shows at once that it is on its way, and says so where it takes long', async ({
  page,
}) => {
  await openDashboard(page)
  const line = page.locator('[data-navigating]')
  const loading = page.getByRole('status').filter({ hasText: 'Loading' })
  const pages = /[?&]_rsc=/
  const ways: [path: string, go: () => Promise<void>][] = [
    ['/admin-dashboard/inquiries', () => goByMenu(page, /^Inquiries/)],
    ['/admin-dashboard', () => goByMenu(page, /^Home/)],
    [
      '/admin-dashboard/activity',
      () => page.getByRole('link', { name: 'Full activity log' }).click(),
    ],
    [
      '/admin-dashboard/missed',
      async () => {
        await page.keyboard.press('ControlOrMeta+k')
        await page.getByRole('dialog').getByRole('combobox').fill('Not found')
        await page.keyboard.press('Enter')
      },
    ],
    ['/admin/globals/site-settings', () => goByMenu(page, 'Settings')],
  ]
  for (const [path, go] of ways) {
    const release = await holdBack(page, pages)
    await go()
    await expect(line, path).toBeVisible()
    await expect(loading, path).toHaveCount(1)
    release()
    await expect(page, path).toHaveURL(({ pathname }) => pathname === path)
    await expect(line, path).toHaveCount(0)
    await expect(loading, path).toHaveCount(0)
    await page.unroute(pages)
  }
  // A tab is there at once, and says that what it shows is not.
  await page.goto('/admin-dashboard')
  const tab = page.getByRole('tab', { name: 'Products' })
  await expect(tab).toBeVisible()
  const release = await delayScripts(page)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(loading).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Create Product' })).toBeVisible()
})

test('the header and the menu of staff fit in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await openDashboard(page, 'admin', '/activity')
  for (const lng of languages) await expectHeaderFits(page, lng)
})

test('the account and the log of webhooks are free of what axe finds, and fit a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDashboard(page)
  for (const path of ['account', 'webhooks?kind=log']) await expectPageFits(page, path)
})
