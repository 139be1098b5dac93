import { expect, test } from '@playwright/test'

test('the demo’s super_admin signs in to the panel', async ({ page }) => {
  await page.goto('/admin')
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('terminalia-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('link', { name: 'Products' }).first()).toBeVisible()
})
