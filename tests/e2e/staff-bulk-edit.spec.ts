import { expect, test } from '@playwright/test'
import { demoStaff } from '../helpers/demo-staff'
import { openDashboard, row, unique } from '../helpers/staff-pages'

test('one field of several jobs is changed after a preview, and changed back', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const mark = unique('Many')
  const ids: string[] = []
  for (const name of ['one', 'two'])
    ids.push((await staff.create('jobs', { title: `${mark} ${name}`, location: 'Here' })).id)
  await openDashboard(page, 'admin', `?tab=jobs&q=${encodeURIComponent(mark)}`)
  await expect(row(page, mark)).toHaveCount(2)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Edit…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Field', { exact: true }).selectOption('location')
  await dialog.getByLabel('Value', { exact: true }).fill('There')
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('listitem')).toHaveCount(2)
  await expect(preview.getByText('There')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Change 2 entries' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'There')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Here')).toHaveCount(2)
  for (const id of ids) await staff.remove('jobs', id)
})

test('what is missing is a filter with an address', async ({ page }) => {
  await openDashboard(page, 'catalogue', '?tab=products&missing=any')
  await page.getByRole('button', { name: 'Remove filter: Incomplete' }).click()
  await expect(page).not.toHaveURL(/missing=/)
  await page.getByLabel('Any completeness').selectOption('document')
  await expect(page).toHaveURL(/missing=document/)
  await expect(page.getByRole('button', { name: 'Remove filter: Missing: Document' })).toBeVisible()
})
