import { expect, test, type Page } from '@playwright/test'
import { permissionLabels, permissions, type Permission } from '@/src/contract/permissions'
import { demoStaff } from './demo-staff'
import { fetchPage, type HtmlPage } from './html-page'
import { goByMenu, leftMenu, row, toast, unique } from './staff-pages'

const password = 'three-quiet-lanterns'

/** Collections by their panel name, with the permission that allows changes. */
const collections: Record<string, Permission | 'super_admin'> = {
  products: 'products',
  categories: 'products',
  certificates: 'products',
  'security-notices': 'products',
  news: 'news',
  pages: 'content',
  redirects: 'content',
  'content-sections': 'content',
  'navigation-items': 'navigation',
  users: 'super_admin',
  jobs: 'super_admin',
  inquiries: 'inbox',
}

const tabs: Partial<Record<Permission, string>> = { products: 'Products', news: 'News' }

const notAllowed = 'You are not allowed to perform this action.'

/** One change where the permission is at work, as people make it, and taken back. */
const change: Record<Permission, (page: Page) => Promise<void>> = {
  products: async (page) => {
    const name = unique('Permitted terminal')
    await page.getByRole('tab', { name: 'Products' }).click()
    await page.getByRole('button', { name: 'Create Product' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Product' })
    await dialog.getByLabel('Name *').fill(name)
    await dialog.getByLabel('Category *').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toast(page, 'Product created')).toBeVisible()
    await page.getByLabel('Search').fill(name)
    await row(page, name).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Product deleted')).toBeVisible()
  },
  news: async (page) => {
    const title = unique('Permitted article')
    await page.getByRole('tab', { name: 'News' }).click()
    await page.getByRole('button', { name: 'New Article' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Article' })
    await dialog.getByLabel('Title *').fill(title)
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toast(page, 'News created')).toBeVisible()
    await row(page, title).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'News deleted')).toBeVisible()
  },
  content: async (page) => {
    await goByMenu(page, 'Pages')
    await page.waitForURL('**/admin/collections/pages')
    await page.goto('/admin/collections/redirects/create')
    await page.getByLabel(/^From/).fill(`/permitted-${Date.now().toString(36)}`)
    await page.getByLabel(/^To/).fill('/support')
    await savedInPanel(page)
  },
  navigation: async (page) => {
    await goByMenu(page, 'Menus')
    await page.waitForURL('**/admin/collections/navigation-items')
    await page.goto('/admin/collections/navigation-items/create')
    await page.getByLabel(/^Name/).fill(unique('Permitted'))
    await page.getByLabel('Visible on the site').uncheck()
    await savedInPanel(page)
  },
  inbox: async (page) => {
    const staff = await demoStaff(page.request)
    const name = unique('Permitted visitor')
    await staff.create('inquiries', { name, email: 'a@example.com', message: 'How much?' })
    await page.goto('/admin-dashboard/inquiries?done=false')
    await row(page, name).getByRole('button', { name: 'Open' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
    await expect(toast(page, 'Inquiry saved')).toBeVisible()
    await expect(row(page, name)).toHaveCount(0)
    await page.goto('/admin-dashboard/inquiries?done=true')
    await row(page, name).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Inquiry deleted')).toBeVisible()
    await page.goto('/admin-dashboard/applications')
    await expect(page.getByText('Only a super_admin can read applications.')).toBeVisible()
  },
  // Of accounts only the list is open (the hint of the permission says so).
  users: async (page) => {
    await goByMenu(page, 'Users')
    await page.waitForURL('**/admin/collections/users')
    await expect(page.getByRole('row', { name: /newsroom/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Create/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'newsroom' }).click()
    await expect(page.getByText('These records are edited in the dashboard.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open in the dashboard' })).toHaveCount(0)
  },
}

/** Defines a test for each permission: who has it alone does what it says, and nothing else. */
export function allowOneAlone(chosen: readonly Permission[]): void {
  for (const permission of chosen) {
    test(`an admin for ${permission} does that, and nothing else`, async ({ page }) => {
      test.slow()
      const { id, username, remove } = await newAdmin(page, permission)
      await page.goto('/admin-portal')
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.waitForURL('**/admin-dashboard')

      await seesOnly(page, permission)
      await change[permission](page)
      await refusedElsewhere(page, permission)
      await refusedByTheApi(page, permission, id)
      await remove()
    })
  }
}

async function newAdmin(page: Page, permission: Permission) {
  const staff = await demoStaff(page.request)
  const username = `only-${permission}-${crypto.randomUUID().slice(0, 8)}`
  const account = { username, password, role: 'admin', permissions: [permission] }
  const { id } = await staff.create('users', account)
  // The cookie of who made the account must not sign anybody in.
  await page.context().clearCookies()
  return { id: String(id), username, remove: () => staff.remove('users', id) }
}

async function seesOnly(page: Page, permission: Permission): Promise<void> {
  const tab = tabs[permission]
  await expect(page.getByRole('tab')).toHaveText(['Overview', ...(tab ? [tab] : []), 'Jobs'])
  const role = page.getByRole('region', { name: 'You are signed in as admin' })
  const text = await role.innerText()
  const told = permissions.filter((one) => text.includes(permissionLabels[one]))
  expect(told).toEqual([permission])
  const inbox = leftMenu(page).getByRole('link', { name: /^Inquiries/ })
  await expect(inbox).toHaveCount(permission === 'inbox' ? 1 : 0)
  await expect(leftMenu(page).getByRole('link', { name: 'Jobs' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Recent activity' })).toHaveCount(0)
}

async function refusedElsewhere(page: Page, permission: Permission): Promise<void> {
  await page.goto('/admin-dashboard?tab=jobs')
  await expect(page.getByText('Only a super_admin can manage jobs.')).toBeVisible()
  for (const [other, name] of [...Object.entries(tabs), ['users', 'Users'] as const]) {
    if (other === permission && other !== 'users') continue
    await page.goto(`/admin-dashboard?tab=${other}`)
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('tab', { name })).toHaveCount(0)
  }
  if (permission !== 'inbox') {
    await page.goto('/admin-dashboard/inquiries')
    await expect(page.getByText('You need the “Inbox” permission')).toBeVisible()
  }
  for (const [collection, needed] of Object.entries(collections)) {
    const form = await formOf(page, collection)
    const count = form.select('#action-save, a[href*="open=new"]').count
    expect(count, collection).toBe(needed === permission ? 1 : 0)
  }
}

/** The form of the panel for a new record, or the link to that of the dashboard, as the server writes it for who is signed in. */
const formOf = (page: Page, collection: string): Promise<HtmlPage> =>
  fetchPage(page.request, `/admin/collections/${collection}/create`, {
    'Sec-Fetch-Site': 'same-origin',
  })

async function refusedByTheApi(page: Page, permission: Permission, id: string): Promise<void> {
  const { request } = page
  const headers = await sessionOf(page)
  for (const [collection, needed] of Object.entries(collections)) {
    const answer = await request.post(`/api/admin/${collection}`, { headers, data: {} })
    const { message } = (await answer.json()) as { message: string }
    if (needed === permission) expect(answer.status(), collection).toBe(400)
    else expect([answer.status(), message], collection).toEqual([403, notAllowed])
  }
  const raised = { role: 'super_admin', permissions }
  await request.patch(`/api/admin/users/${id}`, { headers, data: raised })
  const verified = await request.get('/api/admin/verify', { headers })
  expect(((await verified.json()) as { user: object }).user).toMatchObject({
    role: 'admin',
    permissions: [permission],
  })
}

/** The API takes a session from outside of a page by its token alone. */
const sessionOf = async (page: Page) => ({
  Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}`,
})

/** Saves what is filled in, and deletes it again. */
async function savedInPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Save$|Publish)/ }).click()
  await page.waitForURL(/\/admin\/collections\/[a-z-]+\/[0-9a-f-]{24,36}/)
  const [, collection, id] = /collections\/([a-z-]+)\/([0-9a-f-]+)/.exec(page.url()) ?? []
  const headers = await sessionOf(page)
  const removed = await page.request.delete(`/api/admin/${collection}/${id}`, { headers })
  expect(removed.status()).toBe(200)
}
