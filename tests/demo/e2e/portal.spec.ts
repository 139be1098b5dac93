import { expect, test } from '@playwright/test'

test('the portal of the demo is filled in', async ({ page }) => {
  await page.goto('/admin-portal')
  await expect(page.getByLabel('Username')).toHaveValue('admin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin-dashboard')
})
