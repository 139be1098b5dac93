import { expect, test } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expectNoViolations } from '../helpers/axe'
import { type IdentityProvider, openIdentityProvider } from '../helpers/identity-provider'
import { startServer } from '../helpers/server'

let provider: IdentityProvider
let site: string
let stop: (() => Promise<void>) | undefined
const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-single-sign-on-'))

test.beforeAll(async () => {
  provider = await openIdentityProvider()
  const file = path.join(folder, 'site.db')
  writeFileSync(file, '')
  const started = await startServer({
    ...provider.settings('company', { GROUPS: 'newsroom=news_admin', CREATE: 'first-sign-in' }),
    DATABASE_URI: `file:${file}`,
  })
  stop = started.stop
  // Another host than the provider's, as it is on the Internet.
  site = started.server.baseUrl.replace('127.0.0.1', 'localhost')
})

test.afterAll(async () => {
  await stop?.()
  await provider.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a button of the portal leads by the provider to the page that was wanted, and signing out ends both sessions', async ({
  page,
}) => {
  provider.person = {
    sub: 'mara',
    email: 'mara@example.com',
    email_verified: true,
    preferred_username: 'mara',
    groups: ['newsroom'],
  }
  await page.goto(`${site}/admin-portal?next=/admin-dashboard/media`)
  const button = page.getByRole('link', { name: 'Sign in with Example Inc.' })
  await expect(page.getByLabel('Password')).toBeVisible()
  await expectNoViolations(page)
  await button.click()
  await page.waitForURL(`${site}/admin-dashboard/media`)
  await expect(page.getByRole('banner').getByText('mara')).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('auth_user'))
  expect(JSON.parse(stored ?? '')).toMatchObject({ username: 'mara', role: 'news_admin' })

  // The panel is open by the same session.
  await page.goto(`${site}/admin/collections/news`)
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible()

  await page.goto(`${site}/admin-dashboard`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${provider.issuer}/session/end*`)
  await page.getByRole('button', { name: /sign me out/i }).click()
  await page.waitForURL(`${site}/admin-portal*`)
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  // Neither here nor there is anybody signed in.
  provider.person = null
  await button.click()
  await expect(page.getByText('The sign-in was cancelled.')).toBeVisible()
  expect(page.url()).toBe(`${site}/admin-portal`)
  await expectNoViolations(page)
})
