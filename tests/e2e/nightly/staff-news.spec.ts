import { expect, test } from '@playwright/test'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { failing, openDashboard, row, toast, unique } from '@/tests/helpers/staff-pages'

test('news say what fails, and that there are none', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const title = unique('Kept')
  const { id } = await staff.create('news', { title })
  await openDashboard(page, 'newsroom', `?tab=news&q=${encodeURIComponent(title)}`)
  await failing(page, /\/api\/admin\/news/, 400, 'POST')
  await failing(page, /\/api\/admin\/news/, 400, 'PATCH')
  await page.getByRole('button', { name: 'New Article' }).click()
  await page.getByLabel('Title *').fill('Refused')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Create failed')).toBeVisible()
  await expect(
    toast(
      page,
      'The server did not accept this. Check your input and try again. (400 Bad Request – Out of order)',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await row(page, title).getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Summary').fill('Refused')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Update failed')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await row(page, title).getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete failed')).toBeVisible()

  await staff.remove('news', id)
  await page.route(/\/api\/admin\/news\?/, (route) => route.abort())
  await page.goto('/admin-dashboard?tab=news')
  await expect(page.getByText('Failed to load news.')).toBeVisible()
  await expect(page.getByText(/^The server could not be reached.* \(NETWORK – /)).toBeVisible()
  await page.route(/\/api\/admin\/news\?/, (route) =>
    route.fulfill({ json: { docs: [], totalDocs: 0 } }),
  )
  await page.reload()
  await expect(page.getByText('No news yet. Click “New Article”.')).toBeVisible()
})
