import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { closeByEscape } from '../helpers/close-by-escape'
import { demoStaff } from '../helpers/demo-staff'
import { expectTabFits, expectHeaderFits, expectPageFits } from '../helpers/staff-fits'
import {
  failing,
  goByMenu,
  leftMenu,
  openDashboard,
  row,
  toast,
  unique,
} from '../helpers/staff-pages'
import { staffPassword } from '../helpers/staff-password'

const tabsOf = (page: Page) =>
  page.getByRole('tablist', { name: 'Dashboard sections' }).getByRole('tab').allInnerTexts()

const everything = ['Overview', 'News', 'Products', 'Users', 'Jobs']

const seen: Record<string, string[]> = {
  admin: everything,
  // An admin sees what its list of permissions opens.
  editor: everything.filter((tab) => tab !== 'Users'),
  catalogue: ['Overview', 'Products', 'Jobs'],
  newsroom: ['Overview', 'News', 'Jobs'],
}

for (const [username, tabs] of Object.entries(seen)) {
  test(`${username} sees ${tabs.join(', ')}`, async ({ page }) => {
    const isSuper = username === 'admin'
    // An address leads nobody into a tab that is not theirs.
    await openDashboard(page, username, '?tab=users')
    const wanted = isSuper ? 'Users' : 'Overview'
    await expect(page.getByRole('tab', { name: wanted })).toHaveAttribute('aria-selected', 'true')
    expect(await tabsOf(page)).toEqual(tabs)
    if (username === 'catalogue')
      await test.step('the overview tells the role and what it may do', async () => {
        const role = page.getByRole('region', { name: 'You are signed in as product_admin' })
        await expect(role).toContainText('Product Management')
        await expect(role.getByRole('link')).toHaveText(['Create Product'])
      })
    await page.getByRole('tab', { name: 'Jobs' }).click()
    await expect(page.getByRole('button', { name: 'New Job' })).toHaveCount(isSuper ? 1 : 0)
    for (const name of [/^Inquiries/, 'Jobs'])
      await expect(leftMenu(page).getByRole('link', { name })).toHaveCount(isSuper ? 1 : 0)
    // Who may see accounts without changing them has the list of the panel.
    const seesUsers = isSuper || username === 'editor'
    const users = leftMenu(page).getByRole('link', { name: 'Users' })
    await expect(users).toHaveCount(seesUsers ? 1 : 0)
  })
}

test('home begins with what is for the user, whose numbers the menu has too, and what is wrong', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const title = unique('Begun')
  const name = unique('Ada')
  const { id } = await staff.create('news', { title, _status: 'draft' })
  const inquiry = { name, email: 'ada@example.com', message: 'How fast?' }
  const { id: asked } = await staff.create('inquiries', inquiry)
  await openDashboard(page)
  const main = page.getByRole('main')
  const mine = main.getByRole('region', { name: 'For you' })
  await expect(mine.getByRole('link', { name: title })).toBeVisible()
  const titles = await main.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(titles[0]).toMatch(
    /^Good (morning|afternoon|evening), Admin · \d+ things? (is|are) waiting for you$/,
  )
  expect(titles.slice(1, 3)).toEqual(['For you', 'Site status'])
  const menu = leftMenu(page)
  const total = Number(/ (\d+) thing/.exec(titles[0] ?? '')?.[1])
  await expect(menu.getByRole('link', { name: `Home (${total} waiting)` })).toBeVisible()
  const site = main.getByRole('region', { name: 'Site status' })
  // There is no mail server here; what is in order is behind a press.
  await expect(site.getByText('not set up: replies')).toBeVisible()
  await expect(site.getByText('Version', { exact: true })).toBeHidden()
  await expectNoViolations(page)

  // What is done is gone from both.
  await page.goto(`/admin-dashboard/inquiries?open=${asked}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
  await expect(toast(page, 'Inquiry saved')).toBeVisible()
  const left = total === 1 ? 'Home' : `Home (${total - 1} waiting)`
  await expect(menu.getByRole('link', { name: left, exact: true })).toBeVisible()
  await staff.remove('news', id)
  await staff.remove('inquiries', asked)
})

test('the menu stands at the left of a wide window, and in a drawer of a narrow one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await openDashboard(page)
  const header = page.getByRole('banner')
  const menu = leftMenu(page)
  const current = menu.locator('[aria-current=page]')
  await expect(current).toHaveAccessibleName(/^Home/)
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
  // A tab is shown without another page, and the menu of a low window is scrolled to its entry.
  await goByMenu(page, 'Users')
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/admin-dashboard/activity')
  await expect(current).toHaveText('Activity log')
  await expect(current).toBeInViewport({ ratio: 1 })
  // The longest words; other languages at night.
  await expectHeaderFits(page, 'ru')
  // Of languages chosen at once the last one stays.
  for (const lng of ['ja', 'ko', 'en']) await header.getByRole('combobox').selectOption(lng)
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toContain('payload-lng=en')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(menu).toBeHidden()
  const opener = header.getByRole('button', { name: 'Menu', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(current).toHaveText('Activity log')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await goByMenu(page, 'Products')
  await expect(page.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the site names what visitors sent and what lacks a translation, and nothing that is empty', async ({
  page,
}) => {
  let counts: object = { products: { zh: 0, th: 2 }, news: { zh: 0, th: 1 } }
  let received = { from: '2026-11-23', inquiries: 3, quoteRequests: 0, jobApplications: 1 }
  await page.route(/\/api\/admin\/overview$/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { received: object[] }
    const json = {
      ...answer,
      missingTranslations: counts,
      received: [...answer.received.slice(1), received],
      missed: { address: [], search: [{ text: 'vending', visits: 4, lastDay: '2026-11-24' }] },
    }
    await route.fulfill({ json })
  })
  await openDashboard(page)
  const site = page.getByRole('region', { name: 'Site status' })
  const line = (name: string) => site.getByRole('listitem').filter({ hasText: name })
  await expect(line('Missing translations')).toContainText('ไทย 3')
  await expect(line('Missing translations')).not.toContainText('中文')
  await expect(line('Received this week')).toContainText('Inquiries: 3 · Applications: 1')
  await expect(line('Searches without a result')).toContainText('vending (4)')
  await expect(line('Broken addresses')).toHaveCount(0)
  counts = { products: { zh: 0, th: 0 } }
  received = { ...received, inquiries: 0, jobApplications: 0 }
  await page.reload()
  await expect(line('Searches without a result')).toBeVisible()
  await expect(line('Missing translations')).toHaveCount(0)
  await expect(line('Received this week')).toHaveCount(0)
})

test('every tab and page is free of what axe finds, and fits a phone', async ({ page }) => {
  test.slow()
  await openDashboard(page)
  for (const tab of everything) {
    await expectTabFits(page, tab)
    await expectNoViolations(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of everything) {
    await expectTabFits(page, tab)
    await expectNoSidewaysScroll(page)
  }
  // Where the columns of a list are wider than the window, its buttons stay in sight.
  await page.setViewportSize({ width: 820, height: 900 })
  for (const tab of ['Products', 'Jobs', 'Users']) {
    await page.getByRole('tab', { name: tab }).click()
    const edit = page.getByRole('row').getByRole('button', { name: 'Edit', exact: true })
    await expect(edit.first()).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['inquiries', 'activity', 'webhooks']) await expectPageFits(page, path)
})

test('every dialog is free of what axe finds, in the dark too', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ colorScheme: 'dark' })
  await openDashboard(page)
  for (const [tab, button] of [
    ['News', 'New Article'],
    ['Products', 'Create Product'],
    ['Users', 'Create User'],
    ['Jobs', 'New Job'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await closeByEscape(page, page.getByRole('dialog'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // All of them ask in the same way before they delete.
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('rows are reached by keyboard alone', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=news')
  const rows = page.locator('tbody tr')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Enter')
  await closeByEscape(page, page.getByRole('dialog', { name: 'Edit Article' }))
  await rows.nth(1).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog', { name: 'Delete Article' })).toBeVisible()
})

test('the focus goes back to what opened a dialog, and on to the next row when one is deleted', async ({
  page,
}) => {
  await page.goto('/admin-portal')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(staffPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused()
  await page.goto('/admin-dashboard?tab=news')
  const rows = page.locator('tbody tr')
  for (const name of ['New Article', 'Edit', 'Delete']) {
    const opener = page.getByRole('button', { name, exact: true }).first()
    await opener.click()
    await closeByEscape(page, page.getByRole(name === 'Delete' ? 'alertdialog' : 'dialog'))
    await expect(opener).toBeFocused()
  }
  const name = await rows.nth(1).locator('td[data-column]').first().innerText()
  await rows.first().getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows.first()).toContainText(name)
  await expect(rows.first()).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
})

test('a message about a failure leaves the buttons of a dialog free', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=products')
  await failing(page, /\/api\/admin\/products/, 500, 'POST')
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name *').fill('Kept')
  await dialog.getByLabel('Category *').selectOption({ index: 1 })
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    const message = page.getByRole('region', { name: /^Notifications/ }).locator('li')
    await expect(message).toBeVisible()
    // A press that something covers is not made.
    for (const button of ['Cancel', 'Save draft', 'Schedule', 'Publish'])
      await dialog.getByRole('button', { name: button, exact: true }).click({ trial: true })
    await message.getByRole('button', { name: 'Close' }).click()
    await expect(message).toHaveCount(0)
  }
})

test('a record opens by its name, has an address, and closes by going back', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const title = unique('Named')
  const { id } = await staff.create('news', { title })
  await openDashboard(page, 'admin', `?tab=news&q=${encodeURIComponent(title)}`)
  const list = page.url()
  const dialog = page.getByRole('dialog', { name: `Edit Article ${title}` })
  await row(page, title).getByRole('link', { name: title }).click()
  await expect(dialog).toBeVisible()
  expect(new URL(page.url()).searchParams.get('open')).toBe(id)
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(page.url()).toBe(list)

  await page.goto(`${list}&open=${id}`)
  await dialog.getByLabel('Title *').fill(`${title} again`)
  await page.keyboard.press('ControlOrMeta+S')
  await expect(dialog).toHaveCount(0)
  expect(new URL(page.url()).searchParams.get('open')).toBeNull()
  await expect(row(page, title)).toBeFocused()
  await staff.remove('news', id)
})

test('the language of staff stays when pages are opened in another one', async ({ page }) => {
  await openDashboard(page)
  await page.goto('/zh/news')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
})

test('super_admin sees who changed a record, and what', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const title = unique('With a history')
  const { id } = await staff.create('news', { title })
  await staff.update('news', id, { summary: 'What was added' })
  await openDashboard(page, 'admin', `?tab=news&open=${id}`)
  await page.getByText('History: who changed what').click()
  await expect(page.getByRole('dialog').getByText('What was added').last()).toBeVisible()
  await page.goto(`/admin-dashboard/activity?record=${id}`)
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first().getByRole('link', { name: new RegExp(title) })).toBeVisible()
  await page.getByLabel('Anyone').selectOption({ label: 'catalogue' })
  await expect(entries).toHaveCount(0)
  await staff.remove('news', id)
})
