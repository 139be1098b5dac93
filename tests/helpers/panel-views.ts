import { expect, test } from '@playwright/test'
import { expectContrast, expectNoViolations } from './axe'
import { staffPassword } from './staff-password'

/** Elements to which the panel's scripts give a level or a role last, as long as they lack it. */
const unnamed = '.array-field__title:not([aria-level]), .doc-tabs__tabs:not(:has(> li)):not([role])'

/** Defines a test that axe finds nothing in views of the panel. The first is opened without a session. */
export const testPanelViews = (views: string[]): void =>
  test('axe finds nothing in the panel, light and dark', async ({ page, request, baseURL }) => {
    test.setTimeout(180_000)
    const url = String(baseURL)
    const data = { username: 'admin', password: staffPassword }
    const { token } = await (await request.post('/api/admin/login', { data })).json()
    await page.context().addCookies([{ name: 'payload-theme', value: 'light', url }])
    for (const view of views) {
      await page.goto(view)
      // Its names and roles are there once its scripts are.
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator(unnamed)).toHaveCount(0)
      await expectNoViolations(page)
      await page.locator('html').evaluate((html) => (html.dataset.theme = 'dark'))
      await expectContrast(page, `${view} in the dark`)
      await page.context().addCookies([{ name: 'payload-token', value: token, url }])
    }
  })
