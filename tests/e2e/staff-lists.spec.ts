import { expect, test } from '@playwright/test'
import type { CompletenessAnswer } from '@/src/contract/staff/completeness'
import { demoStaff } from '../helpers/demo-staff'
import { openDashboard, row, unique } from '../helpers/staff-pages'

test('an opened record names the page, and its language is in its address', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const title = unique('Titled')
  const { id } = await staff.create('news', { title })
  await openDashboard(page, 'admin', `?tab=news&q=${encodeURIComponent(title)}`)
  await expect(page).toHaveTitle('Dashboard · Admin')
  await row(page, title).getByRole('link', { name: title }).click()
  await expect(page).toHaveTitle(`${title} · Dashboard · Admin`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: '中文' }).click()
  await expect(page).toHaveURL(/[?&]lng=zh/)
  await page.reload()
  await expect(dialog.getByRole('tab', { name: '中文' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveTitle('Dashboard · Admin')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveTitle(`${title} · Dashboard · Admin`)
  await staff.remove('news', id)
})

test('going back asks before unsaved changes are lost', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const title = unique('Unsaved')
  const { id } = await staff.create('news', { title })
  await openDashboard(page, 'admin', `?tab=news&q=${encodeURIComponent(title)}`)
  const list = page.url()
  await row(page, title).getByRole('link', { name: title }).click()
  const field = page.getByRole('dialog').getByLabel('Title *')
  // Browsers let a page hold back a step only after a person has acted on it.
  await field.click()
  await field.fill('')
  await page.keyboard.type(`${title} changed`)
  const record = page.url()
  const question = page.getByRole('alertdialog')
  for (const answer of ['Keep editing', 'Discard']) {
    await page.evaluate(() => history.back())
    await expect(question).toBeVisible()
    expect(page.url()).toBe(record)
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toHaveCount(0)
    if (answer === 'Keep editing') await expect(field).toHaveValue(`${title} changed`)
  }
  await expect(field).toHaveCount(0)
  await expect(page).toHaveURL(list)
  await staff.remove('news', id)
})

test('filters in force are removed one by one, or all at once', async ({ page }) => {
  await openDashboard(page, 'catalogue', '?tab=products&featured=true&status=published')
  await page.getByRole('button', { name: 'Remove filter: Published' }).click()
  await expect(page).toHaveURL(/featured=true/)
  await expect(page).not.toHaveURL(/status=/)
  await expect(page.getByLabel('Any status')).toBeFocused()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).not.toHaveURL(/featured=/)
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0)
})

test('a record that is not there is said to be missing', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=news&open=00000000-0000-4000-8000-000000000000')
  const gone = page.getByRole('dialog', { name: 'This no longer exists' })
  await expect(gone).toContainText('removed after its retention period')
  await gone.getByRole('button', { name: 'Go to the list: News' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/open=/)
})

test('a product that is complete in all languages has a word, and exceptions a bar', async ({
  page,
}) => {
  await page.route('**/api/admin/products/completeness?*', async (route) => {
    const answer = await route.fetch()
    const { products } = (await answer.json()) as CompletenessAnswer
    for (const [index, { languages }] of products.entries())
      for (const each of Object.values(languages)) each.share = index === 0 ? 44 : 100
    await route.fulfill({ json: { products } })
  })
  await openDashboard(page, 'catalogue', '?tab=products')
  const cells = page.locator('td[data-column="completeness"]')
  await expect(cells.filter({ hasText: '44%' }).locator('meter')).toHaveCount(1)
  await expect(cells.filter({ hasText: 'Complete' }).first()).toBeVisible()
  await expect(cells.locator('meter')).toHaveCount(1)
})
