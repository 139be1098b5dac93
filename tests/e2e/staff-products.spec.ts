import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { CompletenessAnswer } from '@/src/contract/staff/completeness'
import { demoStaff } from '../helpers/demo-staff'
import { holdBack } from '../helpers/hold-back'
import { failing, openDashboard, row, toast, unique } from '../helpers/staff-pages'

const picture = 'tests/fixtures/plate-192.png'

test('a product is created with a picture, edited, deleted, and taken back', async ({ page }) => {
  const name = unique('Test Terminal')
  await openDashboard(page, 'catalogue', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Product' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expect(dialog.getByText('Category is required')).toBeVisible()

  await dialog.getByLabel('Name *').fill(name)
  const option = await dialog
    .getByRole('option', { name: /\([\w-]+\)$/ })
    .first()
    .innerText()
  await dialog.getByLabel('Category *').selectOption({ label: option })
  await expect(dialog.getByLabel('Slug')).toHaveValue(/\(([\w-]+)\)$/.exec(option)?.[1] ?? '')
  await expect(dialog.getByLabel('Slug')).toHaveAttribute('readonly')
  await dialog.getByLabel('Pictures').locator('input[type=file]').setInputFiles(picture)
  await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add line' }).click()
  await dialog.getByLabel('Name in line 1').fill('Weight')
  await dialog.getByLabel('Value in line 1').fill('120 kg')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Product created')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.getByLabel('Search').fill(name)
  await row(page, name).getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Product' })
  await expect(editing.getByLabel('Value in line 1')).toHaveValue('120 kg')
  await editing.getByLabel('Featured').check()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Product updated')).toBeVisible()
  await expect(row(page, name).getByText('Yes')).toBeVisible()

  await row(page, name).getByRole('button', { name: 'Delete' }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Delete this product?' })
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Product deleted')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toHaveCount(1)
  await row(page, name).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, name)).toHaveCount(0)
})

test('no field of a product moves when its completeness comes', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const { id: categoryId } = await staff.first('categories', 'limit=1&depth=0')
  const { id } = await staff.create('products', { name: unique('Pump'), categoryId })
  const release = await holdBack(page, /products\/completeness/)
  await openDashboard(page, 'catalogue', `?tab=products&open=${id}`)
  const featured = page.getByRole('dialog').getByLabel('Featured')
  await featured.scrollIntoViewIfNeeded()
  const place = async () => (await featured.boundingBox())?.y ?? NaN
  const before = await place()
  release()
  await expect(
    page.getByRole('group', { name: 'Completeness' }).getByRole('button').first(),
  ).toBeVisible()
  expect(Math.abs((await place()) - before)).toBeLessThan(2)
  await staff.remove('products', id)
})

test('a product is saved in three languages by one call, and a refused text opens its language', async ({
  page,
}) => {
  const name = unique('Pump')
  const staff = await demoStaff(page.request)
  const { id: categoryId } = await staff.first('categories', 'limit=1&depth=0')
  const doc = await staff.create('products', { name, categoryId })
  await openDashboard(page, 'catalogue', `?tab=products&open=${doc.id}`)
  const dialog = page.getByRole('dialog', { name })
  const open = (language: string) => dialog.getByRole('tab', { name: language }).click()
  const description = dialog.getByLabel('Short description')
  const save = dialog.getByRole('button', { name: 'Publish', exact: true })

  await description.fill('Small')
  await open('日本語')
  await description.fill('小さい')
  await open('ไทย')
  await description.fill('ก'.repeat(1001))
  await open('English')
  await save.click()
  await expect(dialog.getByRole('tab', { name: 'ไทย' })).toHaveAttribute('aria-selected', 'true')
  await expect(description).toBeFocused()
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await open('日本語')
  await expect(description).not.toHaveAttribute('aria-invalid')

  await open('ไทย')
  await description.fill('เล็ก')
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      written.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await save.click()
  await expect(toast(page, 'Product updated')).toBeVisible()
  expect(written).toEqual([`PATCH /api/admin/products/${doc.id}/languages`])
  const { shortDescription } = await staff.read(`/products/${doc.id}?locale=all&depth=0`)
  expect(shortDescription).toMatchObject({ en: 'Small', ja: '小さい', th: 'เล็ก' })
  await staff.remove('products', doc.id)
})

test('a refused form leads to its first faulty field, and typing there keeps the focus', async ({
  page,
}) => {
  await openDashboard(page, 'catalogue', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Product' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const category = dialog.getByLabel('Category *')
  await expect(category).toBeFocused()
  await category.selectOption({ index: 1 })
  await expect(dialog.getByText('Category is required')).toHaveCount(0)
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const name = dialog.getByLabel('Name *')
  await expect(name).toBeFocused()
  await page.keyboard.type('Kiosk')
  await expect(name).toHaveValue('Kiosk')
  await expect(dialog.getByText('Name is required')).toHaveCount(0)
})

test('a refusal marks its fields in words, and brings the first into view', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name *').fill(unique('Refused'))
  await dialog.getByLabel('Category *').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Add option' }).click()
  await page.keyboard.type('Colour')
  await page.keyboard.press('Tab')
  await page.keyboard.type('black, grey')
  await page.keyboard.press('Enter')
  const key = dialog.getByLabel('Order code of grey')
  await expect(key).toHaveAttribute('placeholder', /-GREY$/)
  await key.fill('A 300')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(key).toHaveAttribute('aria-invalid', 'true')
  await expect(key).toBeFocused()
  await expect(key).toBeInViewport()
  await expect(
    dialog.getByText('Use capital letters A–Z, digits, and single hyphens'),
  ).toBeVisible()
  await expect(toast(page, 'Not saved. Check the marked fields.')).toBeVisible()
  await expect(page.getByText(/400 Bad|variants\.\w/)).toHaveCount(0)
  // What asks above a form stands out from it: its veil lies over the form.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const top = await page.evaluate(() => {
    const form = document.querySelector('[role="dialog"]')
    const { left, top } = form?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return document.elementFromPoint(left + 20, top + 20)?.closest('[role="dialog"]') === null
  })
  expect(top).toBe(true)
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('what fails says so and keeps what was written', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=products')
  await failing(page, /\/api\/admin\/products/, 500, 'POST')
  await failing(page, /\/api\/admin\/products/, 500, 'PATCH')
  await failing(page, /\/api\/upload/, 500)
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name *').fill('Kept')
  await dialog.getByLabel('Category *').selectOption({ index: 1 })
  await dialog.getByLabel('Pictures').locator('input[type=file]').setInputFiles(picture)
  await expect(toast(page, 'Upload failed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Create/Update failed')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Something went wrong on the server. Try again in a moment. (500 Internal Server Error – Out of order)',
  )
  await expect(dialog.getByLabel('Name *')).toHaveValue('Kept')

  await page.route(/\/api\/upload/, (route) => route.fulfill({ json: {} }))
  await dialog.getByLabel('Pictures').locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByText('Upload response missing url').first()).toBeVisible()

  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete failed')).toBeVisible()
})

test('what was written is still there after the page was left, and gone once it is discarded', async ({
  page,
}) => {
  await openDashboard(page, 'admin', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  await page.getByLabel('Name *').fill('Half a product')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('staff.draft.products.new')))
    .toContain('Half a product')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin-dashboard?tab=products&open=new')
  const restore = page.getByRole('button', { name: 'Restore' })
  await expect(restore).toBeVisible()
  await page.evaluate(waitForPress, 'Discard')
  await restore.click()
  await expect(page.getByLabel('Name *')).toHaveValue('Half a product')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(await page.evaluate(() => localStorage.getItem('staff.draft.products.new'))).toBeNull()
})

/** In the page: what waits for a part of a second comes right behind the press on a button, and not before. */
function waitForPress(name: string): void {
  const { setTimeout: set, clearTimeout: clear } = window
  const waiting = new Map<number, () => void>()
  let last = 0
  Object.assign(window, {
    setTimeout: (todo: () => void, ms = 0) => {
      if (ms < 300 || ms > 1000) return set(todo, ms)
      waiting.set(--last, todo)
      return last
    },
    clearTimeout: (id?: number) => void (waiting.delete(Number(id)) || clear(id)),
  })
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.textContent === name) waiting.forEach((todo) => todo())
  })
}

test('whoever saves over the work of somebody else is told', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=products')
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await expect(dialog).toBeVisible()
  await page.route(/\/api\/admin\/products\/[^?]+\?locale=all/, async (route) => {
    const answer = await route.fetch()
    const stored = await answer.json()
    const shortDescription = { ...stored.shortDescription, en: 'By catalogue' }
    await route.fulfill({ response: answer, json: { ...stored, shortDescription } })
  })
  await page.route(/\/api\/admin\/products\/[^?]+$/, (route) =>
    route.request().headers()['if-unmodified-since']
      ? route.fulfill({
          status: 409,
          json: {
            message: 'Somebody saved this meanwhile',
            code: 'edit_conflict',
            conflict: { updatedAt: new Date().toISOString(), username: 'catalogue' },
          },
        })
      : route.fulfill({ json: { doc: { id: 'x' }, message: 'Updated' } }),
  )
  await dialog.getByLabel('Short description').fill('Another text')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const notice = dialog.getByRole('alert').filter({ hasText: /catalogue saved this at/ })
  await expect(notice).toContainText('Short description (English)')
  await expect(notice.getByRole('insertion')).toHaveText('By catalogue')
  await dialog.getByRole('button', { name: 'Overwrite with my version' }).click()
  await expect(toast(page, 'Product updated')).toBeVisible()
})

test('completeness is green at 100 % alone, and its words are no smaller than hints', async ({
  page,
}) => {
  const shares = [44, 80, 100]
  await page.route('**/api/admin/products/completeness?*', async (route) => {
    const answer = await route.fetch()
    const { products } = (await answer.json()) as CompletenessAnswer
    for (const [at, { languages }] of products.entries())
      // Complete in all languages, a product has a word and no bar.
      for (const [code, each] of Object.entries(languages))
        each.share = code === 'en' ? (shares[at] ?? 0) : 0
    await route.fulfill({ json: { products } })
  })
  /** Red and green of the filled part of the first bar of a product. */
  const colour = async (share: number) => {
    const cell = page.locator('td').filter({ hasText: `${share}%` })
    const bar = cell.first().locator('meter').first()
    const { data, info } = await sharp(await bar.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (Math.floor(info.height / 2) * info.width + 4) * info.channels
    return { red: data[at] ?? 0, green: data[at + 1] ?? 0 }
  }
  await openDashboard(page, 'catalogue', '?tab=products')
  const poor = await colour(44)
  const soSo = await colour(80)
  const good = await colour(100)
  expect(poor.red).toBeGreaterThan(2 * poor.green)
  expect(soSo.red).toBeGreaterThan(soSo.green)
  expect(soSo.green).toBeGreaterThan(poor.green)
  expect(good.green).toBeGreaterThan(good.red)
  await page.getByRole('button', { name: 'Edit' }).first().click()
  const words = page.getByRole('group', { name: 'Completeness' }).locator('small, li li button')
  await expect(words.first()).toHaveCSS('font-size', '14px')
})

test('lists say that they load, fail or are empty', async ({ page }) => {
  let isClosed = false
  const release = await holdBack(page, /\/api\/admin\/products\?/, (route) =>
    route.fulfill(
      isClosed
        ? { status: 503, body: 'Closed' }
        : { json: { docs: [], totalDocs: 0, totalPages: 1, page: 1 } },
    ),
  )
  await openDashboard(page, 'admin', '?tab=products')
  await expect(page.getByText('Loading products…')).toBeVisible()
  release()
  await expect(page.getByText('No products yet. Click “Create Product”.')).toBeVisible()
  isClosed = true
  await page.reload()
  await expect(page.getByText('Failed to load products.')).toBeVisible()
  await expect(page.getByText('503 Service Unavailable – Closed')).toBeVisible()
  isClosed = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No products yet. Click “Create Product”.')).toBeVisible()
})

test('search, order and page are in the address', async ({ page }) => {
  await openDashboard(page, 'admin', '?tab=products&q=pin&sort=-name')
  await expect(page.getByLabel('Search')).toHaveValue('pin')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sort=name/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).not.toHaveURL(/q=pin/)
  await page.getByText('Columns').click()
  await page.getByRole('checkbox', { name: 'Order', exact: true }).uncheck()
  await expect(page.getByRole('columnheader', { name: 'Order', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Order', exact: true })).toHaveCount(0)
})
