import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff } from '../helpers/demo-staff'
import { goToAccount, toast } from '../helpers/staff-pages'

const password = 'three-quiet-lanterns'

/** Gives the browser an authenticator of the device, as with a fingerprint. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

const signedIn = (page: Page) => expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

async function typePassword(page: Page, username: string) {
  await page.goto('/admin-portal')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin-portal')
}

test('a passkey is added, signs in alone and after the password, and is removed', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const username = `key-${crypto.randomUUID().slice(0, 8)}`
  const { id } = await staff.create('users', { username, password, role: 'news_admin' })
  await page.context().clearCookies()
  const verify = await addAuthenticator(page)
  await typePassword(page, username)
  await signedIn(page)

  await goToAccount(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('Add a passkey').press('Enter')
  await passkeys.getByLabel('Name').fill('Work laptop')
  await passkeys.getByLabel('Current password').fill('a-wrong-one')
  await passkeys.getByLabel('Current password').press('Enter')
  await expect(passkeys.getByRole('alert')).toContainText('current password')
  await passkeys.getByLabel('Current password').fill(password)
  await passkeys.getByLabel('Current password').press('Enter')
  await expect(toast(page, 'Passkey added')).toBeVisible()
  await expect(passkeys.getByText('Work laptop', { exact: true })).toBeVisible()
  await expect(passkeys.locator('li code')).toHaveCount(10)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  await signOut(page)
  const alone = page.getByRole('button', { name: 'Use a passkey' })
  await verify(false)
  await alone.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible()
  await expectNoViolations(page)
  await verify(true)
  await alone.press('Enter')
  await signedIn(page)

  await signOut(page)
  await typePassword(page, username)
  await expect(page.getByRole('alert').filter({ hasText: 'Use your passkey' })).toBeVisible()
  await page.getByRole('button', { name: 'Use your passkey' }).press('Enter')
  await signedIn(page)

  await goToAccount(page)
  await passkeys.getByText('Remove Work laptop').press('Enter')
  const form = passkeys.getByRole('listitem').filter({ hasText: 'Work laptop' })
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Remove with a passkey' }).press('Enter')
  await expect(toast(page, 'Passkey removed')).toBeVisible()
  await signOut(page)
  await typePassword(page, username)
  await signedIn(page)
  await staff.remove('users', id)
})
