import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { holdBack, delayScripts } from '../helpers/hold-back'
import { openDashboard } from '../helpers/staff-pages'
import { staffPassword } from '../helpers/staff-password'

test('the portal signs in', async ({ page }) => {
  await page.goto('/admin-portal')
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible()
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(staffPassword)
  const release = await holdBack(page, '**/api/admin/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  release()
  await page.waitForURL('**/admin-dashboard')
  await expect(page.getByRole('banner').getByText('super_admin')).toBeVisible()

  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('auth_token'),
    user: JSON.parse(localStorage.getItem('auth_user') ?? 'null'),
  }))
  expect(stored.token).toMatch(/^ey/)
  expect(stored.user).toMatchObject({ username: 'admin', role: 'super_admin' })
})

test('the portal says what is missing, and what the server says', async ({ page }) => {
  await page.goto('/admin-portal')
  await page.getByLabel('Username').fill(' ')
  await page.getByLabel('Password').fill('')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Username required')).toBeVisible()
  await expect(page.getByText('Password required')).toBeVisible()
  await expectNoViolations(page)

  await page.getByLabel('Username').fill('nobody')
  await page.getByLabel('Password').fill('certainly-wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('The username or password provided is incorrect.')).toBeVisible()

  await page.route('**/api/admin/login', (route) => route.fulfill({ json: { odd: true } }))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed')).toBeVisible()

  await page.route('**/api/admin/login', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(/^NETWORK – /)).toBeVisible()
})

test('what is typed before the scripts are there stays out of the address, and is signed in with', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const release = await delayScripts(page)
  await page.goto('/admin-portal', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('nobody')
  await page.getByLabel('Password').fill('typed-too-early')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  release()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('The username or password provided is incorrect.')).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue('typed-too-early')
  expect(addresses.filter((address) => address.includes('typed-too-early'))).toEqual([])
})

test('nobody sees the dashboard without a session', async ({ page }) => {
  await page.goto('/admin-dashboard')
  await page.waitForURL('**/admin-portal')
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})

test('a token that is not valid is forgotten silently', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('once')) return
    sessionStorage.setItem('once', 'yes')
    localStorage.setItem('auth_token', 'not-a-token')
    localStorage.setItem('auth_user', '{"username":"admin"}')
  })
  await page.goto('/admin-dashboard')
  await page.waitForURL(/\/admin-portal/)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('auth_token')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('auth_user')
})

test('logging out forgets the session and leads to the portal', async ({ page }) => {
  await openDashboard(page)
  await expect(page.getByRole('banner').getByText('admin', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin-portal')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await page.goto('/admin-dashboard')
  await page.waitForURL('**/admin-portal')
})

test('pages for staff are private and not for search engines', async ({ request }) => {
  for (const path of ['/admin-portal', '/admin-dashboard', '/admin-dashboard/account']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['x-robots-tag'], path).toContain('noindex')
    expect(answer.headers()['cache-control'], path).toContain('no-store')
    expect(await answer.text(), path).toContain('name="robots" content="noindex, nofollow"')
  }
  expect((await request.get('/admin-dashboard/nowhere')).status()).toBe(404)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('admin-portal')
})

test('the portal fits a phone and speaks the language of its reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin-portal')
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Language').selectOption('ru')
  await expect(page.getByRole('button', { name: 'Войти', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  // That of the site is another setting.
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull()
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['payload-lng=ru'])
})
