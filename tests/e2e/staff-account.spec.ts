import { expect, test, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff } from '../helpers/demo-staff'
import { goToAccount, leftMenu, openDashboard, row, toast } from '../helpers/staff-pages'

const password = 'three-quiet-lanterns'

async function newStaff(page: Page, role = 'news_admin') {
  const staff = await demoStaff(page.request)
  const username = `own-${crypto.randomUUID().slice(0, 8)}`
  const { id } = await staff.create('users', { username, password, role })
  // The cookie of who made the account must not sign anybody in.
  await page.context().clearCookies()
  return { username, remove: () => staff.remove('users', id) }
}

/** Signs in as people do; what needs only a session has it by `openDashboard`. */
async function signIn(page: Page, username: string, code?: string): Promise<void> {
  await page.goto('/admin-portal')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  if (code) {
    await expect(
      page.getByRole('alert').filter({ hasText: 'Enter your authentication code' }),
    ).toBeVisible()
    await page.getByLabel('Authentication code').fill(code)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin-portal')
}

const factorOf = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' })

/** Opens the own account of a new person. */
async function openAccount(page: Page, username: string): Promise<void> {
  await openDashboard(page, username, '/account', password)
}

/** Tells whether the password alone signs in. */
async function isOneStep(page: Page, username: string, own = password): Promise<boolean> {
  const answer = await page.request.post('/api/admin/login', { data: { username, password: own } })
  return answer.ok()
}

/** Sets it up as people do; `codeAt(1)` is the code of the next half minute, which signs in once. */
async function setUp(page: Page) {
  const factor = factorOf(page)
  await factor.getByLabel('Current password').fill(password)
  await factor.getByRole('button', { name: 'Set up' }).click()
  await expect(factor.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const totp = new TOTP({ secret: await factor.locator('code').innerText() })
  const begin = Date.now()
  const codeAt = (steps: number) => totp.generate({ timestamp: begin + steps * 30_000 })
  return { factor, codeAt }
}

test('the second factor is set up, signs in, and goes off again', async ({ page }) => {
  const { username, remove } = await newStaff(page)
  await openAccount(page, username)
  const { factor, codeAt } = await setUp(page)
  // There are none yet.
  await expect(factor).not.toContainText(/recovery/i)
  await expectNoViolations(page)
  await factor.getByLabel('Authentication code').fill('000000')
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await expect(factor.getByRole('alert')).toContainText('This code is wrong')
  await factor.getByLabel('Authentication code').fill(codeAt(0))
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await expect(factor.getByText('On. 10 recovery codes are left.')).toBeVisible()
  const codes = await factor.locator('li code').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  await signOut(page)
  await signIn(page, username, codeAt(1))
  await signOut(page)
  const [first = '', second = ''] = codes
  await signIn(page, username, first)
  await goToAccount(page)
  await expect(factor.getByText('On. 9 recovery codes are left.')).toBeVisible()
  await factor.getByText('Turn off').first().click()
  await factor.getByLabel('Current password').last().fill(password)
  await factor.getByLabel('Authentication code').last().fill(second)
  await factor.getByRole('button', { name: 'Turn off' }).click()
  await expect(factor.getByRole('button', { name: 'Set up' })).toBeVisible()
  expect(await isOneStep(page, username)).toBe(true)
  await remove()
})

test('a super_admin removes the second factor of somebody who lost it', async ({ page }) => {
  const { username, remove } = await newStaff(page)
  await openAccount(page, username)
  const { factor, codeAt } = await setUp(page)
  await factor.getByLabel('Authentication code').fill(codeAt(0))
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await expect(factor.getByText(/^On\. /)).toBeVisible()
  await signOut(page)

  await openDashboard(page, 'admin', `?tab=users&q=${username}`)
  await row(page, username).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByText(/signing in requires a code/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Remove two-factor authentication?' })
  await expect(confirm).toContainText(`${username} will sign in with only the password`)
  await confirm.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page, 'Two-factor authentication removed')).toBeVisible()
  await expect(dialog.getByText('Off.')).toBeVisible()
  await dialog.getByLabel('Role').selectOption('product_admin')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'User updated successfully')).toBeVisible()

  await page.getByRole('tab', { name: 'Overview' }).click()
  const activity = page.getByRole('region', { name: 'Recent activity' })
  await expect(
    activity.getByText(/admin · turned off two-factor authentication/).first(),
  ).toBeVisible()
  expect(await isOneStep(page, username)).toBe(true)
  await remove()
})

test('address and language of mails are set in the account, and in the form of a user', async ({
  page,
}) => {
  const { username, remove } = await newStaff(page)
  await openAccount(page, username)
  const mails = page.getByRole('region', { name: 'Emails to you' })
  await mails.getByLabel('Email address').fill('nobody')
  await mails.getByRole('button', { name: 'Save address and language' }).press('Enter')
  await expect(mails.getByText('Enter an email address like name@example.com')).toBeVisible()
  await mails.getByLabel('Email address').fill(`${username}@example.com`)
  await mails.getByLabel('Email language').selectOption('th')
  await mails.getByRole('button', { name: 'Save address and language' }).press('Enter')
  await expect(toast(page, 'Address, language, and name saved')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await signOut(page)

  await openDashboard(page, 'admin', `?tab=users&q=${username}`)
  await row(page, username).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByLabel('Email address')).toHaveValue(`${username}@example.com`)
  await expect(dialog.getByLabel('Email language')).toHaveValue('th')
  await dialog.getByLabel('Email language').selectOption('')
  await dialog.getByLabel('Email address').fill('')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'User updated successfully')).toBeVisible()
  await row(page, username).getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByLabel('Email address')).toHaveValue('')
  await remove()
})

test('an initial password is noticed until the own one is chosen, which then signs in', async ({
  page,
}) => {
  const { username, remove } = await newStaff(page)
  await openDashboard(page, username, '', password)
  const notice = page.getByText(
    /^Your password was set by someone else\. Choose your own by .+20\d\d/,
  )
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Choose your own password' }).click()
  const form = page.getByRole('region', { name: 'Password' })
  await expect(form).toBeInViewport()
  await expect(notice).toBeVisible()
  await expectNoViolations(page)
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('New password').fill('short')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('The password must have at least 10 characters')).toBeVisible()
  await form.getByLabel('New password').fill(password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('The new password must differ from the current one')).toBeVisible()
  const chosen = 'four-loud-lanterns'
  await form.getByLabel('New password').fill(chosen)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed.').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await isOneStep(page, username, chosen)).toBe(true)
  await remove()
})

test('the own password is asked for, wherever it is changed', async ({ page }) => {
  const { username, remove } = await newStaff(page, 'super_admin')
  await openDashboard(page, username, `?tab=users&q=${username}`, password)
  await row(page, username).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByLabel('Password')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Open your account' }).click()
  await expect(page.getByRole('region', { name: 'Password' })).toBeVisible()

  // The panel has no field for the current password, so it leads here.
  await page.goto('/admin/account')
  await expect(page.getByRole('link', { name: 'Open your account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/admin-dashboard?tab=users&q=newsroom')
  await row(page, 'newsroom').getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible()
  await remove()
})

test('signing in and out serves panel and dashboard alike', async ({ page }) => {
  const { username, remove } = await newStaff(page)
  await page.goto('/admin')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  // The panel has no home of its own.
  await page.waitForURL('**/admin-dashboard')
  await expect(page.getByRole('banner').getByText('news_admin')).toBeVisible()
  await page.goto('/admin/collections/news')
  await expect(page.getByRole('banner').getByText('news_admin')).toBeVisible()
  const entries = leftMenu(page).getByRole('link')
  await expect(entries.filter({ hasText: 'News' })).toHaveAttribute('aria-current', 'page')
  await expect(entries).toHaveText([
    'Home',
    'News',
    'Media library',
    'Releases',
    'Approvals',
    'Translations',
    'API keys',
  ])
  await page.goto('/admin-dashboard')
  await signOut(page)
  await page.goto('/admin')
  await page.waitForURL('**/admin/login**')
  await page.goto('/admin-dashboard')
  await page.waitForURL('**/admin-portal')
  await remove()
})

test('signing out everywhere ends every session, and leaves no unsaved text in the browser', async ({
  page,
  browser,
}) => {
  const { username, remove } = await newStaff(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, username)
  await signIn(page, username)
  await goToAccount(page)
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('this session')).toBeVisible()
  await sessions.getByRole('button', { name: 'End session' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await elsewhere.goto('/admin-dashboard')
  await elsewhere.waitForURL(/\/admin-portal/)
  await signIn(elsewhere, username)
  await page.evaluate(() => {
    for (const key of ['staff.draft.news.1', 'edit-in-place:pages.1', 'chosen by the person'])
      localStorage.setItem(key, '{}')
  })
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(/\/admin-portal/)
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toContain('chosen by the person')
  expect(stored.filter((key) => /^(staff\.draft|edit-in-place|auth_)/.test(key))).toEqual([])
  await elsewhere.goto('/admin-dashboard')
  await elsewhere.waitForURL(/\/admin-portal/)
  await remove()
})
