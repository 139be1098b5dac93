import { expect, test } from '@playwright/test'
import { demoStaff } from '../helpers/demo-staff'
import { openDashboard, row, toast, unique } from '../helpers/staff-pages'

test('one field of all jobs that match is changed after a preview, and changed back', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const mark = unique('Many')
  const names = Array.from({ length: 26 }, (_, number) => `${mark} ${number}`)
  const jobs = await Promise.all(
    names.map((title) => staff.create('jobs', { title, location: 'Here' })),
  )
  await openDashboard(page, 'admin', `?tab=jobs&q=${encodeURIComponent(mark)}`)
  await expect(row(page, mark)).toHaveCount(25)
  await page.getByLabel('Select all on this page').check()
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await expect(bar.getByText('All 25 records on this page are selected.')).toBeVisible()
  await bar.getByRole('button', { name: 'Select all 26 matching records' }).click()
  await expect(bar.getByText('All 26 matching records are selected.')).toBeVisible()
  await bar.getByRole('button', { name: 'Edit…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 26 records' })
  await expect(dialog.getByRole('button', { name: 'Change records' })).toBeDisabled()
  await dialog.getByLabel('Field', { exact: true }).selectOption('location')
  await dialog.getByLabel('Value', { exact: true }).fill('There')
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('There')).toHaveCount(26)
  await dialog.getByRole('button', { name: 'Change 26 records' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'There')).toHaveCount(25)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Here')).toHaveCount(25)
  await staff.create('jobs/bulk', { action: 'delete', ids: jobs.map(({ id }) => id) })
})

test('what is missing is a filter with an address, which is saved as a view', async ({ page }) => {
  await openDashboard(page, 'catalogue', '?tab=products&missing=any')
  await page.getByRole('button', { name: 'Remove filter: Incomplete' }).click()
  await expect(page).not.toHaveURL(/missing=/)
  await page.getByLabel('Any completeness').selectOption('document')
  await expect(page).toHaveURL(/missing=document/)
  await expect(page.getByRole('button', { name: 'Remove filter: Missing: Download' })).toBeVisible()

  const views = page.getByRole('navigation', { name: 'Saved views' })
  const name = unique('No document')
  await views.getByRole('button', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name of the view').fill(name)
  await dialog.getByLabel('Share with everyone who uses this list').check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const view = views.getByRole('link', { name })
  await expect(view).toHaveAttribute('aria-current', 'true')
  await views.getByRole('link', { name: 'All' }).click()
  await expect(page).not.toHaveURL(/missing=/)
  await expect(view).not.toHaveAttribute('aria-current')

  await view.click()
  await expect(page).toHaveURL(/missing=document/)
  await views.getByRole('button', { name: 'Edit view' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove view' }).click()
  await expect(toast(page, 'View removed')).toBeVisible()
  await expect(view).toHaveCount(0)
})
