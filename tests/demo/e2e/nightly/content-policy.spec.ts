import { expect } from '@playwright/test'
import { demoPassword } from '@/src/domain/demo'
import { expectStrict, runUnderPolicy, test } from '@/tests/demo/helpers/strict-policy'
import { demoStaff, signInToPanel } from '@/tests/helpers/demo-staff'
import { openLive } from '@/tests/helpers/live-page'
import { openDashboard } from '@/tests/helpers/staff-pages'

test.describe.configure({ timeout: 180_000 })

runUnderPolicy([
  '/',
  '/products',
  '/contact',
  '/locations',
  '/zh/hardware',
  '/products/compare',
  '/nowhere',
  '/products?q=kiosk',
  '/search?q=kiosk',
  '/solutions/atm',
  '/industries/banking',
  '/about',
  '/news',
  '/careers',
  '/support',
])

test('what somebody slips into a page does not run', async ({ page, refused }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/x.png" onerror="document.title=`over`">',
    )
  })
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2)
  expect(await page.title()).not.toContain('over')
  refused.length = 0
})

test('a map and a film come on demand', async ({ page }) => {
  const body = '<p>There</p>'
  await page.route(/openstreetmap|youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  await page.goto('/locations')
  await page.getByRole('button', { name: 'Show map' }).first().click()
  await expect(page.frameLocator('iframe').first().getByText('There')).toBeAttached()
  await openLive(page, '/company/csc')
  await page.getByRole('link', { name: /^Play the film/ }).click()
  await expect(page.frameLocator('iframe').first().getByText('There')).toBeAttached()
})

test('the portal signs in', async ({ page }) => {
  await expectStrict(page, '/admin-portal')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/admin-dashboard/)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('every tab of the dashboard opens, and a form', async ({ page }) => {
  await expectStrict(page, '/admin-dashboard')
  await openDashboard(page)
  const tabs = page.getByRole('tab')
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/admin-dashboard?tab=products&open=new')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a draft is edited in place', async ({ page, request }) => {
  const staff = await demoStaff(request)
  const { id } = await staff.first('pages', 'where[path][equals]=/about&limit=1')
  await signInToPanel(page)
  await expectStrict(page, `/api/preview?collection=pages&id=${id}&lng=en`)
  const bar = page.locator('aside.bar')
  await bar.getByRole('button', { name: 'Show more' }).click()
  await bar.getByRole('button', { name: 'All fields' }).click()
  await expect(page.getByRole('dialog', { name: 'All fields' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('main [data-edit]').first().click()
  await expect(page.locator('.editor textarea')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
})

test('the panel lists, edits and previews, and shows the gallery', async ({ page, request }) => {
  await expectStrict(page, '/admin/login')
  await signInToPanel(page, 'admin')
  await expectStrict(page, '/admin')
  await page.goto('/admin/collections/categories')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.locator('#field-name')).toBeVisible({ timeout: 60_000 })

  await page.goto('/admin/collections/navigation-items')
  await expect(page.locator('[data-menu]').first()).toBeVisible({ timeout: 60_000 })

  const staff = await demoStaff(request)
  const { id } = await staff.first('pages', 'limit=1')
  await page.goto(`/admin/collections/pages/${id}`)
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByRole('main')).toBeVisible({ timeout: 60_000 })

  await page.goto('/admin/blocks', { waitUntil: 'domcontentloaded' })
  const hero = page.locator('#hero').frameLocator('iframe')
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
})
