import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { TOTP } from 'otpauth'
import type { CountingHand } from '@/tests/demo/helpers/counting-hand'
import { walk, type Trial } from '@/tests/demo/helpers/staff-trial'
import { signInWindow } from '@/tests/helpers/demo-staff'
import { staffPassword } from '@/tests/helpers/staff-password'
import { goToAccount, leftMenu, row, unique } from '@/tests/helpers/staff-pages'

type Prepared = Omit<Trial, 'hand'>

const picture = 'tests/fixtures/plate-192.png'

const menu = (page: Page, name: string) => leftMenu(page).getByRole('link', { name, exact: true })

/** A picture of its own, the newest of the library. */
async function newPicture({ request }: Prepared) {
  const { token } = await signInWindow('admin')
  const answer = await request.post('/api/admin/media', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      file: { name: 'trial.png', mimeType: 'image/png', buffer: readFileSync(picture) },
      _payload: JSON.stringify({ alt: 'Trial picture' }),
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).doc as { id: string; focalX: number; updatedAt: string }
}

walk('Set the focal point', { prepare: newPicture }, async ({ page, hand, staff }, made) => {
  await menu(page, 'Media library').click()
  await hand.click(page.getByRole('main').getByRole('listitem').getByRole('button').first())
  const point = page.getByRole('button', { name: /^Focal point/ })
  await hand.click(point, { position: { x: 20, y: 20 } })
  await expect
    .poll(async () => (await staff.read(`/media/${made.id}?depth=0`)).focalX)
    .not.toBe(made.focalX)
})

walk(
  'Replace a picture in all places',
  { prepare: newPicture },
  async ({ page, hand, staff }, made) => {
    await hand.click(menu(page, 'Media library'))
    await hand.click(page.getByRole('main').getByRole('listitem').getByRole('button').first())
    await hand.pickFiles(page.getByRole('button', { name: 'Upload a replacement file' }).first(), [
      picture,
    ])
    await expect
      .poll(async () => (await staff.read(`/media/${made.id}?depth=0`)).updatedAt)
      .not.toBe(made.updatedAt)
  },
)

walk(
  'A redirect for an address that was not found',
  {
    prepare: async ({ request, staff }) => {
      const path = `/forgotten-${Date.now().toString(36)}`
      const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (a visitor)' }
      await request.get(path, { headers })
      const query = `where[text][equals]=${path}`
      await expect.poll(() => staff.first('missed-visits', query)).toMatchObject({ visits: 1 })
      return path
    },
  },
  async ({ page, hand, request, staff }, path) => {
    await hand.click(menu(page, 'Not found'))
    await hand.click(row(page, path).getByRole('button', { name: 'Create redirect' }))
    const dialog = page.getByRole('dialog', { name: 'Create redirect' })
    await dialog.getByRole('combobox', { name: 'Redirects to' }).waitFor()
    await hand.click(dialog.getByRole('combobox', { name: 'Redirects to' }))
    await hand.type('/contact')
    await hand.click(dialog.getByRole('button', { name: 'Create' }))
    await expect.poll(async () => (await request.get(path, { maxRedirects: 0 })).status()).toBe(308)
    const { id } = await staff.first('redirects', `where[from][equals]=${path}`)
    await staff.remove('redirects', id)
  },
)

walk(
  'A new user of few rights',
  { prepare: async () => `trial-${Date.now().toString(36)}` },
  async ({ page, hand, staff }, username) => {
    await hand.click(menu(page, 'Users'))
    await hand.click(page.getByRole('button', { name: 'Invite', exact: true }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Username')).toBeFocused()
    await hand.type(username)
    await hand.click(dialog.getByLabel('News Management'))
    await hand.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await expect
      .poll(() => staff.first('users', `where[username][equals]=${username}`))
      .toMatchObject({ role: 'admin' })
    const { id } = await staff.first('users', `where[username][equals]=${username}`)
    await staff.remove('users', id)
  },
)

walk('Set up the second factor', { account: 'newsroom' }, async ({ page, hand }) => {
  await goToAccount(page)
  const factor = page.getByRole('region', { name: 'Two-factor authentication' })
  const current = factor.getByLabel('Current password')
  await current.fill(staffPassword)
  await hand.click(factor.getByRole('button', { name: 'Set up' }))
  const totp = new TOTP({ secret: await factor.locator('code').innerText() })
  await factor.getByLabel('Authentication code').fill(totp.generate())
  await hand.click(factor.getByRole('button', { name: 'Turn on' }))
  await expect(factor.getByText(/^On\. 10 recovery codes/)).toBeVisible()
  const [code = ''] = await factor.locator('li code').allInnerTexts()
  await factor.getByText('Turn off').first().click()
  await factor.getByLabel('Current password').last().fill(staffPassword)
  await factor.getByLabel('Authentication code').last().fill(code)
  await factor.getByRole('button', { name: 'Turn off' }).click()
  await expect(factor.getByRole('button', { name: 'Set up' })).toBeVisible()
})

walk(
  'End another session',
  {
    account: 'newsroom',
    prepare: ({ request }) =>
      request.post('/api/admin/login', {
        data: { username: 'newsroom', password: staffPassword },
      }),
  },
  async ({ page, hand }) => {
    await goToAccount(page)
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    const others = sessions.getByRole('button', { name: 'End session' })
    await others.first().waitFor()
    const before = await others.count()
    await hand.click(others.first())
    await expect.poll(() => others.count()).toBeLessThanOrEqual(before)
  },
)

/** Lists what visitors asked; the presses up to here belong to no task. */
async function listInquiries(hand: CountingHand): Promise<void> {
  await hand.click(leftMenu(hand.page).getByRole('link', { name: /^Inquiries/ }))
  await expect(hand.page.getByRole('heading', { name: 'Inquiries', level: 1 })).toBeVisible()
  hand.presses = 0
}

const newInquiry = async ({ staff }: Prepared) => {
  const name = unique('Asking person')
  const inquiry = { name, email: 'asks@example.com', message: 'How much is it?' }
  const { id } = await staff.create('inquiries', inquiry)
  return { id: String(id), name }
}

walk('Assign an inquiry', { prepare: newInquiry }, async ({ page, hand, staff }, { id, name }) => {
  await listInquiries(hand)
  await hand.click(row(page, name).getByRole('button', { name: 'Open' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  hand.presses = 0
  await hand.choose(dialog.getByLabel('Assignee'), { label: 'admin' })
  await hand.click(dialog.getByRole('button', { name: 'Save', exact: true }))
  await expect
    .poll(async () => (await staff.read(`/inquiries/${id}?depth=0`)).assignee)
    .toBeTruthy()
  await staff.remove('inquiries', id)
})

walk('Answer an inquiry', { prepare: newInquiry }, async ({ page, hand, staff }, { id, name }) => {
  await listInquiries(hand)
  await hand.click(row(page, name).getByRole('button', { name: 'Open' }))
  const dialog = page.getByRole('dialog')
  // A site without a mail server hands the answer to the mail program, which no test can open.
  const answer = dialog.getByRole('link', { name: 'Reply by email' })
  await expect(answer).toHaveAttribute('href', /^mailto:asks%40example\.com/)
  hand.presses += 1
  await hand.click(dialog.getByRole('button', { name: 'Mark as done' }))
  await expect.poll(async () => (await staff.read(`/inquiries/${id}?depth=0`)).isDone).toBe(true)
  await staff.remove('inquiries', id)
})

walk('Export inquiries', { prepare: newInquiry }, async ({ page, hand, staff }, { id }) => {
  await listInquiries(hand)
  const file = page.waitForEvent('download')
  await hand.click(page.getByRole('button', { name: 'Export CSV' }))
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  await staff.remove('inquiries', id)
})

const settingsPath = '/globals/site-settings?depth=0'

const settings = ({ staff }: Prepared) => staff.read(settingsPath)

walk('Brand color', { prepare: settings }, async ({ page, hand, staff }, { brand }) => {
  await hand.goTo('brand colour', 'Brand color')
  await expect(page.locator('#field-brand__color')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await hand.type('6d28d9')
  await hand.click(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect.poll(async () => (await staff.read(settingsPath)).brand.color).toBe('#6d28d9')
  await staff.create('globals/site-settings', { brand })
})

/** Presses what opens a setting in the panel, and publishes it once `change` is done. */
async function changeSetting(hand: CountingHand, typed: string, found: string): Promise<void> {
  await hand.goTo(typed, found)
  await expect(hand.page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
}

walk('Languages', { prepare: settings }, async ({ page, hand, staff }, { offeredLanguages }) => {
  await changeSetting(hand, 'languages', 'Site languages')
  await expect(page.getByRole('combobox', { name: 'Offered Languages' })).toBeFocused()
  await hand.type('English')
  await hand.press('Enter')
  await hand.click(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect
    .poll(async () => (await staff.read(settingsPath)).offeredLanguages)
    .not.toEqual(offeredLanguages)
  await staff.create('globals/site-settings', { offeredLanguages })
})

walk('Modules', { prepare: settings }, async ({ page, hand, staff }, { modules }) => {
  await changeSetting(hand, 'modules', 'Modules')
  await hand.click(page.getByRole('checkbox', { name: 'Careers' }))
  await hand.click(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect.poll(async () => (await staff.read(settingsPath)).modules).not.toEqual(modules)
  await staff.create('globals/site-settings', { modules })
})

walk(
  'Logo',
  {
    prepare: async ({ staff }) => {
      const before = await staff.read(settingsPath)
      await staff.create('globals/site-settings', { logo: null })
      return before
    },
  },
  async ({ page, hand, staff }, { logo }) => {
    await changeSetting(hand, 'logo', 'Logo')
    await hand.click(page.getByRole('button', { name: 'Choose from existing' }).first())
    await hand.click(page.locator('.list-drawer .default-cell__first-cell').first())
    await hand.click(page.getByRole('button', { name: 'Publish', exact: true }))
    await expect.poll(async () => (await staff.read(settingsPath)).logo).toBeTruthy()
    await staff.create('globals/site-settings', { logo })
  },
)
