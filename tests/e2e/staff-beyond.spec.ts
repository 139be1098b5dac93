import { expect, type Locator, type Page, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectNoViolations } from '../helpers/axe'
import { closeByEscape } from '../helpers/close-by-escape'
import { demoStaff } from '../helpers/demo-staff'
import { holdBack } from '../helpers/hold-back'
import { failing, goByMenu, openDashboard, row, toast, unique } from '../helpers/staff-pages'
import { staffPassword } from '../helpers/staff-password'

test('many rows are switched off at once, and those that fail say why', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const titles = [unique('Bulk one'), unique('Bulk two')]
  for (const title of titles) await staff.create('news', { title })
  await openDashboard(page, 'newsroom', '?tab=news&q=Bulk')
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await expect(all).toHaveJSProperty('indeterminate', false)
  for (const title of titles) {
    await row(page, title).getByRole('checkbox').check()
    if (title === titles[0]) await expect(all).toHaveJSProperty('indeterminate', true)
  }
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Hide from the site' }).click()
  await expect(toast(page, '2 records changed')).toBeVisible()
  for (const title of titles) await expect(row(page, title)).toContainText('Hidden')

  // What was switched already is not undone with the rest.
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const title of titles) await expect(row(page, title)).not.toContainText('Hidden')
  const switchOff = async (...some: string[]) => {
    for (const title of some) await row(page, title).getByRole('checkbox').check()
    await bar.getByRole('button', { name: 'Hide from the site' }).click()
    await expect(bar).toHaveCount(0)
    for (const title of some) await expect(row(page, title)).toContainText('Hidden')
  }
  await switchOff(titles[0] ?? '')
  await switchOff(...titles)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, titles[1] ?? '')).not.toContainText('Hidden')
  await expect(row(page, titles[0] ?? '')).toContainText('Hidden')

  // A refused action leaves them selected.
  for (const title of titles) await row(page, title).getByRole('checkbox').check()
  await failing(page, /api\/admin\/news\/bulk/)
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Update failed')).toBeVisible()
  await expect(bar.getByText('2 selected')).toBeVisible()
  await page.unroute(/api\/admin\/news\/bulk/)

  for (const title of titles) await row(page, title).getByRole('checkbox').check()
  await page.route('**/api/admin/news/bulk', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: string[] }
    await route.fulfill({
      json: {
        message: 'Done',
        done: ids.slice(1),
        errors: [{ id: ids[0], status: 423, message: 'Somebody is editing it' }],
      },
    })
  })
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(bar.getByRole('alert')).toContainText('Somebody is editing it')
  await expect(bar.getByText('1 selected')).toBeVisible()
  await page.unroute('**/api/admin/news/bulk')

  for (const title of titles) await row(page, title).getByRole('checkbox').check()
  await bar.getByRole('button', { name: 'Delete selected' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete selected' }).click()
  for (const title of titles) await expect(row(page, title)).toHaveCount(0)
})

/** The filled buttons of a dialog: the one thing that it is there for. */
const mainButtons = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('button, a')
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map(({ textContent }) => textContent),
    )

test('an inquiry is read, noted and deleted', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const name = unique('Grace')
  await staff.create('inquiries', {
    name,
    email: 'grace@example.com',
    subject: 'Forty lobby machines',
    message: 'In May, please.\nAll of them.',
  })
  await openDashboard(page)
  await goByMenu(page, /^Inquiries \(\d+ waiting\)/)
  await expect(row(page, name)).toContainText('new')
  await row(page, name).getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog', { name: `${name} – Forty lobby machines` })
  await expect(dialog.getByText('In May, please.')).toBeVisible()
  // Without a mail server nothing is offered that would be lost.
  const ownMail = /^mailto:grace%40example\.com\?subject=Re%3A%20Forty/
  for (const name of ['Reply by email', 'grace@example.com'])
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', ownMail)
  await expect(dialog.getByText('Email is not set up on this server')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Write a reply' })).toHaveCount(0)
  expect(await mainButtons(dialog)).toEqual(['Reply by email'])
  await dialog.getByLabel('Note').fill('Called back')
  await dialog.getByLabel('Assignee').selectOption({ label: 'admin' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Inquiry saved')).toBeVisible()
  await page.getByLabel('Read and unread').selectOption({ label: 'Read' })
  await row(page, name).getByRole('button', { name: 'Open' }).click()
  await expect(page.getByLabel('Note')).toHaveValue('Called back')
  // Before, the key would close the message in the corner.
  await closeByEscape(page, dialog)
  await row(page, name).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, name)).toHaveCount(0)
})

test('a reply is begun with a template, and kept where it cannot be sent', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const settings = (replyTemplates: object[], locale = 'en') =>
    staff.create(`globals/site-settings?locale=${locale}`, { replyTemplates })
  const name = unique('Ada')
  await settings([{ id: 'thanks', name: 'Thanks', text: 'Dear {name},\nthank you.' }])
  await settings([{ id: 'thanks', name: 'Thanks', text: '{name}，您好！' }], 'zh')
  await staff.create('inquiries', { name, email: 'ada@example.com', message: 'How heavy is it?' })
  await page.route(/\/api\/admin\/overview$/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: { ...body, health: { ...body.health, mail: true } } })
  })
  await openDashboard(page, 'admin', '/inquiries')
  await row(page, name).getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog', { name })
  const write = dialog.getByRole('button', { name: 'Write a reply' })
  await expect(write).toBeVisible()
  expect(await mainButtons(dialog)).toEqual(['Write a reply'])
  await write.click()
  expect(await mainButtons(dialog)).toEqual(['Send reply'])
  await dialog.getByLabel('Template').selectOption({ label: 'Thanks' })
  const text = dialog.getByRole('textbox', { name: 'Reply', exact: true })
  await expect(text).toHaveValue(`Dear ${name},\nthank you.`)
  await dialog.getByLabel('Language').selectOption({ label: '中文' })
  await expect(text).toHaveValue(`${name}，您好！`)
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(toast(page, 'The reply was not sent.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await row(page, name).getByRole('button', { name: 'Open' }).click()
  await write.click()
  await expect(text).toHaveValue(`${name}，您好！`)
  await settings([])
})

test('a file shows what it would change before it does', async ({ page }) => {
  await openDashboard(page, 'catalogue', '?tab=products')
  await page.getByRole('button', { name: 'CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'CSV' })
  const exported = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export CSV' }).click()
  expect((await exported).suggestedFilename()).toBe('catalogue-en.csv')
  const staff = await demoStaff(page.request)
  const { id, name, slug } = await staff.first('products', 'limit=1&sort=order')
  const text = `slug,name\n${slug},Renamed by a file\nno-such-slug,Nothing\n`
  await dialog.getByLabel('Import CSV').setInputFiles({
    name: 'catalogue.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await expect(dialog.getByText(/1 changed/)).toBeVisible()
  await expect(dialog.getByText('Renamed by a file').first()).toBeVisible()
  // The refused line comes first, with its column and the reason.
  const lines = dialog.getByRole('listitem')
  await expect(lines.first()).toContainText('Row 3 · rejected · Nothing')
  await expect(lines.first()).toContainText('Column category: is required')
  await expect(lines.nth(1)).toContainText('Row 2 · changed')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: /^Import valid rows \(1\)/ }).click()
  await expect(toast(page, 'Import finished')).toBeVisible()
  // The report stays, and what was refused goes back to who has to mend it.
  await expect(dialog.getByText(/^Import finished: .*1 changed.*1 rejected/)).toBeVisible()
  const refused = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download rejected rows' }).click()
  const saved = await readFile(await (await refused).path(), 'utf8')
  expect(saved).toContain('slug,name,"Reason"\r\nno-such-slug,Nothing,"Column category: is')
  expect(saved).not.toContain(slug)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'CSV' })).toBeFocused()
  await expect(row(page, 'Renamed by a file')).toBeVisible()
  await staff.update('products', id, { name })
})

test('a session that has ended leads to the portal, and back to where one was', async ({
  page,
}) => {
  await openDashboard(page, 'newsroom', '?tab=news')
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await page.route(/\/api\/admin\/news$/, (route) =>
    route.fulfill({ status: 401, json: { message: 'Not signed in' } }),
  )
  await page.getByLabel('Search').fill('anything')
  await page.waitForURL(/\/admin-portal/)
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await page.unroute(/\/api\/admin\/news$/)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(staffPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/admin-dashboard\?tab=news/)
})

/** The list of the products of the category that has most of them: order counts within one. */
async function openOneCategory(page: Page): Promise<void> {
  const staff = await demoStaff(page.request)
  const { docs } = await staff.read('/products?depth=0&limit=1000&select[categoryId]=true')
  const all = docs.map(({ categoryId }: { categoryId: string }) => categoryId)
  const count = (id: string) => all.filter((each: string) => each === id).length
  const [most] = all.toSorted((a: string, b: string) => count(b) - count(a))
  await openDashboard(page, 'catalogue', `?tab=products&category=${most}`)
}

test('rows are moved by hand and by keys, their order is written and taken back', async ({
  page,
}) => {
  await openOneCategory(page)
  const rows = page.locator('tr[data-row]')
  const handles = page.getByRole('button', { name: /^Move / })
  const first = await handles.first().getAttribute('aria-label')
  const written = () => page.waitForResponse('**/api/admin/products/order')
  const byHand = written()
  await handles.first().dragTo(rows.nth(2))
  expect((await byHand).ok()).toBe(true)
  await expect(handles.nth(2)).toHaveAttribute('aria-label', first ?? '')
  await page.reload()
  await expect(handles.nth(2)).toHaveAttribute('aria-label', first ?? '')

  for (const place of [1, 0]) {
    const byKey = written()
    await rows.nth(place + 1).focus()
    await page.keyboard.press('Alt+ArrowUp')
    expect((await byKey).ok()).toBe(true)
    await expect(handles.nth(place)).toHaveAttribute('aria-label', first ?? '')
  }
  const back = written()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect((await back).ok()).toBe(true)
  await expect(handles.nth(1)).toHaveAttribute('aria-label', first ?? '')

  // Those of several categories have no order among them.
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('Choose one to change the order')).toBeVisible()
  await expect(handles).toHaveCount(0)
})

test('rows go back where they were when their new order is not written', async ({ page }) => {
  const readDrafts = await holdBack(page, '**/api/admin/products/waiting?*')
  await openOneCategory(page)
  const handles = page.getByRole('button', { name: /^Move / })
  const first = (await handles.first().getAttribute('aria-label')) ?? ''
  const release = await holdBack(page, '**/api/admin/products/order', (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  )
  await page.locator('tr[data-row]').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(handles.nth(1)).toHaveAttribute('aria-label', first)
  // What is read meanwhile moves no row back.
  const drafts = page.waitForResponse('**/api/admin/products/waiting?*')
  readDrafts()
  await drafts
  await page.keyboard.press('Alt+ArrowDown')
  await expect(handles.nth(2)).toHaveAttribute('aria-label', first)
  release()
  await expect(toast(page, 'Update failed').first()).toBeVisible()
  await expect(handles.first()).toHaveAttribute('aria-label', first)
})

test('a copied table becomes a specification, and pictures change places', async ({ page }) => {
  await openDashboard(page, 'catalogue', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add line' }).click()
  await dialog.getByLabel('Name in line 1').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Weight\t120 kg\nHeight\t1.6 m')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(dialog.getByLabel('Value in line 2')).toHaveValue('1.6 m')
  await dialog.getByRole('button', { name: 'Move line 2 up' }).click()
  await expect(dialog.getByLabel('Name in line 1')).toHaveValue('Height')

  const pictures = dialog.getByRole('group', { name: 'Pictures' })
  const files = ['tests/fixtures/plate-192.png', 'tests/fixtures/plate-512.png']
  await pictures.locator('input[type=file]').setInputFiles(files)
  await expect(pictures.getByRole('img')).toHaveCount(2)
  const second = await pictures.getByRole('img').nth(1).getAttribute('src')
  await pictures.getByRole('button', { name: 'Move picture 2 forward' }).click()
  await expect(pictures.getByRole('img').first()).toHaveAttribute('src', second ?? '')
  await pictures.getByRole('listitem').first().dragTo(pictures.getByRole('listitem').nth(1))
  await expect(pictures.getByRole('img').nth(1)).toHaveAttribute('src', second ?? '')
})

test('what a picture shows is told in each language', async ({ page }) => {
  await openDashboard(page, 'newsroom', '?tab=news')
  await page.getByRole('button', { name: 'New Article' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles('tests/fixtures/plate-192.png')
  const describe = async (label: string, text: string) => {
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await dialog.getByLabel(label, { exact: true }).fill(text)
    await dialog.getByLabel(label, { exact: true }).blur()
    expect((await kept).ok()).toBe(true)
  }
  await describe('What picture 1 shows', 'The sign of the site')
  await dialog.getByRole('tab', { name: /中文/ }).click()
  await describe('What picture 1 shows (中文)', '网站标志')
  await dialog.getByRole('tab', { name: /English/ }).click()
  await expect(dialog.getByLabel('What picture 1 shows')).toHaveValue('The sign of the site')
  const src = (await dialog.getByRole('img').getAttribute('src')) ?? ''
  const staff = await demoStaff(page.request)
  const query = `where[filename][equals]=${src.split('/').at(-1)}&locale=all`
  const { alt } = await staff.first('media', query)
  expect(alt).toEqual({ en: 'The sign of the site', zh: '网站标志' })
})

test('inquiries are exported as they are filtered', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const name = unique('Export')
  const email = 'export@example.com'
  await staff.create('inquiries', { name, email, message: 'A price list, please.' })
  await openDashboard(page, 'admin', `/inquiries?q=${encodeURIComponent(name)}`)
  await expect(row(page, name)).toBeVisible()
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const chunks = await (await (await exported).createReadStream()).toArray()
  const text = Buffer.concat(chunks).toString()
  expect(text).toContain(name)
  expect(text).toContain('A price list, please.')
  expect(text.trim().split('\n')).toHaveLength(2)
})

test('what is in the trash is taken back or deleted for good', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const titles = [unique('Kept'), unique('Gone')] as const
  for (const title of titles) {
    const { id } = await staff.create('news', { title })
    await staff.update('news', id, { deletedAt: new Date().toISOString() })
  }
  await openDashboard(page, 'newsroom', '?tab=news')
  await expect(row(page, titles[0])).toHaveCount(0)
  await page.getByLabel('Any status').selectOption({ label: 'Trash' })
  await row(page, titles[0]).getByRole('button', { name: 'Restore' }).click()
  await expect(toast(page, 'Restored from trash')).toBeVisible()
  await expect(row(page, titles[0])).toHaveCount(0)
  await row(page, titles[1]).getByRole('button', { name: 'Delete' }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Delete Article' })
  await expect(confirm).toContainText('This cannot be undone.')
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'News deleted')).toBeVisible()
  await expect(row(page, titles[1])).toHaveCount(0)
  await page.getByLabel('Any status').selectOption({ label: 'Any status' })
  await expect(row(page, titles[0])).toBeVisible()
})
