import { expect, test } from '@playwright/test'
import { failing, openDashboard, row, toast, unique } from '../helpers/staff-pages'

const picture = 'src/app/apple-icon.png'

test('a product is created with a picture, edited, deleted, and taken back', async ({ page }) => {
  const name = unique('Test Terminal')
  await openDashboard(page, 'catalogue', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Product' })
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expect(dialog.getByText('Category is required')).toBeVisible()

  await dialog.getByLabel('Name *').fill(name)
  const option = dialog.getByRole('option', { name: /\(atm\)$/ })
  await dialog.getByLabel('Category').selectOption({ label: await option.innerText() })
  await expect(dialog.getByLabel('Slug')).toHaveValue('atm')
  await expect(dialog.getByLabel('Slug')).toHaveAttribute('readonly')
  await dialog.getByLabel('Pictures').locator('input[type=file]').setInputFiles(picture)
  await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add a line' }).click()
  await dialog.getByLabel('Name in line 1').fill('Weight')
  await dialog.getByLabel('Value in line 1').fill('120 kg')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(toast(page, 'Product created')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.getByLabel('Search').fill(name)
  await row(page, name).getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Product' })
  await expect(editing.getByLabel('Value in line 1')).toHaveValue('120 kg')
  await editing.getByLabel('Featured').check()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Product updated')).toBeVisible()
  await expect(row(page, name).getByText('Yes')).toBeVisible()

  await row(page, name).getByRole('button', { name: 'Delete' }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Delete this product?' })
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Product deleted')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toHaveCount(1)
  await row(page, name).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, name)).toHaveCount(0)
})

test('what fails says so and keeps what was written', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=products')
  await failing(page, /\/api\/admin\/products/, 500, 'POST')
  await failing(page, /\/api\/admin\/products/, 500, 'PATCH')
  await failing(page, /\/api\/upload/, 500)
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name *').fill('Kept')
  await dialog.getByLabel('Category').selectOption({ index: 1 })
  await dialog.getByLabel('Pictures').locator('input[type=file]').setInputFiles(picture)
  await expect(toast(page, 'Upload failed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(toast(page, 'Create/Update failed')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText('500 Internal Server Error – Out of order')
  await expect(dialog.getByLabel('Name *')).toHaveValue('Kept')

  await page.route(/\/api\/upload/, (route) => route.fulfill({ json: {} }))
  await dialog.getByLabel('Pictures').locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByText('Upload response missing url').first()).toBeVisible()

  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete failed')).toBeVisible()
})

test('what was written is still there after the page was left', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  await page.getByLabel('Name *').fill('Half a product')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('staff.draft.products.new')))
    .toContain('Half a product')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin-dashboard?tab=products&open=new')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Name *')).toHaveValue('Half a product')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(await page.evaluate(() => localStorage.getItem('staff.draft.products.new'))).toBeNull()
})

test('whoever saves over the work of somebody else is told', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=products')
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await expect(dialog).toBeVisible()
  await page.route(/\/api\/admin\/products\/[^?]+$/, (route) =>
    route.request().headers()['if-unmodified-since']
      ? route.fulfill({
          status: 409,
          json: {
            message: 'Somebody saved this meanwhile',
            conflict: { updatedAt: new Date().toISOString(), username: 'catalogue' },
          },
        })
      : route.fulfill({ json: { doc: { id: 'x' }, message: 'Updated' } }),
  )
  await dialog.getByLabel('Short description').fill('Another text')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText(/catalogue saved this at/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(toast(page, 'Product updated')).toBeVisible()
})

test('lists say that they load, fail or are empty', async ({ page }) => {
  let answer: 'wait' | 'fail' | 'none' = 'wait'
  await page.route(/\/api\/admin\/products\?/, async (route) => {
    if (answer === 'fail') return route.fulfill({ status: 503, body: 'Closed' })
    if (answer === 'wait') await new Promise((resolve) => setTimeout(resolve, 1500))
    return route.fulfill({ json: { docs: [], totalDocs: 0, totalPages: 1, page: 1 } })
  })
  await openDashboard(page, 'admin', '?tab=products')
  await expect(page.getByText('Loading products…')).toBeVisible()
  await expect(page.getByText('No products yet. Click “Create Product”.')).toBeVisible()
  answer = 'fail'
  await page.reload()
  await expect(page.getByText('Failed to load products.')).toBeVisible()
  await expect(page.getByText('503 Service Unavailable – Closed')).toBeVisible()
  answer = 'none'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No products yet. Click “Create Product”.')).toBeVisible()
})

test('search, order and page are in the address', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=products&q=pin&sort=-name')
  await expect(page.getByLabel('Search')).toHaveValue('pin')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sort=name/)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).not.toHaveURL(/q=pin/)
  await page.getByText('Columns').click()
  await page.getByRole('checkbox', { name: 'Order' }).uncheck()
  await expect(page.getByRole('columnheader', { name: 'Order', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Order', exact: true })).toHaveCount(0)
})
