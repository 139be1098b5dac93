import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '@/tests/helpers/axe'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { openDashboard, row, toast } from '@/tests/helpers/staff-pages'

test('an address that a visitor did not find becomes a redirect', async ({ page, request }) => {
  const path = `/forgotten-${Date.now().toString(36)}`
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (a visitor)' }
  expect((await request.get(path, { headers })).status()).toBe(404)
  const staff = await demoStaff(request)
  const query = `where[text][equals]=${path}`
  await expect.poll(() => staff.first('missed-visits', query)).toMatchObject({ visits: 1 })

  await openDashboard(page, 'editor', '/missed')
  await page.getByRole('searchbox', { name: 'Search' }).fill(path)
  await row(page, path).getByRole('button', { name: 'Create redirect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create redirect' })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Choose a target for the redirect')).toBeVisible()
  const target = dialog.getByRole('combobox', { name: 'Redirects to' })
  await target.fill('/contcat')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('There is no published page at this address')).toBeVisible()
  await expect(target).toHaveAttribute('aria-invalid', 'true')
  await target.fill('/contact')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(toast(page, 'Redirect created')).toBeVisible()
  await expect(row(page, path)).toHaveCount(0)
  expect((await request.get(path, { headers, maxRedirects: 0 })).status()).toBe(308)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  const made = await staff.first('redirects', `where[from][equals]=${path}`)
  await staff.remove('redirects', made.id)
})
