import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { openDashboard, row, toast } from '../helpers/staff-pages'

const password = 'three-quiet-lanterns'

/** Invites somebody, and returns the link that is shown to hand over. */
async function invite(page: Page, username: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invite a person' })
  await expect(form.getByLabel('Password')).toHaveCount(0)
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Role').selectOption('news_admin')
  await expect(form.getByText('Manages articles and their pictures.')).toHaveCount(1)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  return shownLink(page)
}

async function shownLink(page: Page): Promise<string> {
  const handing = page.getByRole('dialog', { name: 'Pass on this link' })
  const link = await handing.getByLabel('Invitation link').inputValue()
  await handing.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expectNoViolations(page)
  await handing.getByRole('button', { name: 'Close' }).last().click()
  return link
}

test('a person is invited, chooses a password, and is led to the second factor', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = `guest-${crypto.randomUUID().slice(0, 8)}`
  await openDashboard(page, 'admin', '?tab=users')
  const first = await invite(page, username)
  await expect(row(page, username)).toContainText('Invited, until')
  await expect(row(page, username).getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await row(page, username).getByRole('button', { name: 'Resend' }).click()
  const link = await shownLink(page)
  expect(link).toMatch(new RegExp(`^${new URL(page.url()).origin}/admin-portal#invitation=`))

  const guests = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const guest = await guests.newPage()
  const addresses: string[] = []
  guest.on('request', (request) => addresses.push(request.url()))
  await guest.goto(first)
  await expect(guest.getByText('This invitation is no longer valid')).toBeVisible()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await expect(guest.getByLabel('Username')).toHaveValue(username)
  await expect(guest).toHaveURL(/\/admin-portal$/)
  await expectNoSidewaysScroll(guest)
  await expectNoViolations(guest)
  await guest.getByLabel('New password').fill('short')
  await guest.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(guest.getByText('at least 10 characters', { exact: false }).last()).toBeVisible()
  await expect(guest.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
  await guest.getByLabel('New password').fill(password)
  await guest.getByRole('button', { name: 'Set password and sign in' }).click()
  await guest.waitForURL('**/admin-dashboard/account')
  const factor = guest.getByRole('region', { name: 'Two-factor authentication' })
  await expect(factor.getByRole('button', { name: 'Set up' })).toBeVisible()
  const secret = new URL(link).hash.slice('#invitation='.length)
  expect(addresses.filter((address) => address.includes(secret))).toEqual([])

  await guest.goto(link)
  await expect(guest.getByRole('alert').filter({ hasText: /no longer valid/ })).toBeVisible()
  await guests.close()

  await page.reload()
  await expect(row(page, username)).toContainText('news_admin')
  await expect(row(page, username)).not.toContainText('Invited')
  await row(page, username).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, username)).toHaveCount(0)
})

test('an invitation is withdrawn, and its account with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = `guest-${crypto.randomUUID().slice(0, 8)}`
  await openDashboard(page, 'admin', '?tab=users')
  const link = await invite(page, username)
  await row(page, username).getByRole('button', { name: 'Withdraw' }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Withdraw the invitation?' })
  await confirm.getByRole('button', { name: 'Withdraw' }).click()
  await expect(toast(page, 'Invitation withdrawn')).toBeVisible()
  await expect(row(page, username)).toHaveCount(0)
  // A link stands before a session that is still there.
  await page.goto(link)
  await expect(page.getByRole('alert').filter({ hasText: /no longer valid/ })).toBeVisible()
})

test('the roles are explained where one is chosen', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=users')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invite a person' })
  await form.getByText('What the roles mean').click()
  const roles = form.getByRole('term')
  await expect(roles).toHaveText(['super_admin', 'admin', 'product_admin', 'news_admin'])
  for (const words of [
    'Full access',
    'Access according to',
    'Manages the catalog',
    'Manages articles',
  ])
    await expect(form.getByRole('definition').filter({ hasText: words })).toHaveCount(1)
})
