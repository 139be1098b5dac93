import { expect, test } from '@playwright/test'
import { openDashboard } from '../helpers/staff-pages'

test('staff without the permission for content see neither list nor link', async ({ page }) => {
  await openDashboard(page, 'newsroom', '/missed')
  await expect(page.getByText(/^You need the “Content Management” permission/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Not found' })).toHaveCount(0)
})
