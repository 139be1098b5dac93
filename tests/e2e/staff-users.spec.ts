import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../helpers/axe'
import { holdBack } from '../helpers/hold-back'
import { failing, openDashboard, row, toast } from '../helpers/staff-pages'

test('an account is made, signs in, is changed and deleted', async ({ page }) => {
  const username = `tester-${Date.now().toString(36)}`
  const password = 'a-long-password'
  const signsIn = async () =>
    (await page.request.post('/api/admin/login', { data: { username, password } })).status()

  await openDashboard(page, 'admin', '?tab=users')
  await expect(row(page, 'admin').first()).toContainText('All Permissions')
  await page.getByRole('button', { name: 'Create User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create User' })
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog.getByText('Username required')).toBeVisible()
  await expect(dialog.getByText('Password required')).toBeVisible()
  expect(await dialog.getByLabel('Role').locator('option').allInnerTexts()).toEqual([
    'super_admin',
    'admin',
    'product_admin',
    'news_admin',
  ])
  await expect(dialog.getByLabel('Role')).toHaveValue('admin')
  for (const permission of ['Navigation', 'Product', 'Content', 'User', 'News']) {
    await expect(dialog.getByLabel(`${permission} Management`)).toBeEnabled()
  }
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('News Management').check()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(toast(page, 'User created successfully')).toBeVisible()
  await expect(row(page, username)).toContainText('News Management')
  await expect(row(page, username)).toContainText('Initial password, valid until')
  expect(await signsIn()).toBe(200)

  await row(page, username).getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit User' })
  await expect(editing.getByLabel('Password')).toHaveValue('')
  await editing.getByLabel('Role').selectOption('product_admin')
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'User updated successfully')).toBeVisible()
  await expect(row(page, username)).toContainText('product_admin')
  expect(await signsIn(), 'an empty password keeps the current one').toBe(200)

  await row(page, username).getByRole('button', { name: 'Delete' }).click()
  const confirm = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this user?',
  })
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'User deleted successfully')).toBeVisible()
  await expect(row(page, username)).toHaveCount(0)
})

test('accounts say what fails', async ({ page }) => {
  const release = await holdBack(page, /\/api\/admin\/users\?/)
  await openDashboard(page, 'admin', '?tab=users')
  await expect(page.getByText('Loading users…')).toBeVisible()
  release()
  for (const method of ['POST', 'PUT', 'DELETE']) {
    await failing(page, /\/api\/admin\/users/, 409, method)
  }
  const expectError = async (text: string) => {
    await expect(toast(page, 'Error')).toBeVisible()
    await expect(toast(page, text)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Create User' }).click()
  await page.getByRole('dialog').getByLabel('Username').fill('somebody')
  await page.getByRole('dialog').getByLabel('Password').fill('a-long-password')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expectError('Failed to create user')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    /^Your changes do not match what is stored now\..* \(409 Conflict – Out of order\)$/,
  )
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await row(page, 'newsroom').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Role').selectOption('admin')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectError('Failed to update user')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await row(page, 'newsroom').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectError('Failed to delete user')
})

test('the own account offers neither deletion nor another role, in dashboard and panel', async ({
  page,
}) => {
  await openDashboard(page, 'admin', '?tab=users')
  const own = page.getByRole('row', { name: /^admin / })
  await expect(own.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await own.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByLabel('Role')).toBeDisabled()
  await expect(dialog.getByText('You cannot delete your own account')).toBeVisible()

  await page.goto('/admin/account')
  await expect(page.getByLabel('Username')).toHaveValue('admin')
  await expect(page.locator('#field-role')).toBeHidden()
})

test('the site is seen as another person, read-only, until it is stopped', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=users')
  await row(page, 'newsroom').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'View the site as this person' }).click()
  const banner = page.getByRole('complementary', { name: 'You are viewing the site as newsroom.' })
  await expect(banner).toBeVisible()
  await expect(page.getByRole('tab', { name: 'News' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveCount(0)
  await expectNoViolations(page)

  await page.getByRole('tab', { name: 'News' }).click()
  await page.getByRole('button', { name: 'New Article' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Article' })
  await dialog.getByLabel('Title *').fill('Written in a view')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('Stop viewing to make changes')

  await page.goto('/admin/collections/news')
  await banner.getByRole('button', { name: 'Stop viewing' }).click()
  await page.waitForURL('**/admin-dashboard?tab=users')
  await expect(row(page, 'newsroom')).toBeVisible()
  await expect(banner).toHaveCount(0)
})
