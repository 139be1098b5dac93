import { expect, type Page, test } from '@playwright/test'
import { expectContrast, expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'

const address = '/admin/collections/navigation-items'

const menuOf = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) })

const rowsOf = (page: Page, name: string) => menuOf(page, name).getByRole('listitem')

async function openTree(page: Page): Promise<void> {
  await signInToPanel(page, 'admin')
  await page.goto(address)
  await expect(rowsOf(page, 'Small-screen menu').first()).toBeVisible()
}

const names = (page: Page, menu: string) =>
  rowsOf(page, menu).locator('[class*=name]').allTextContents()

test('an entry moves by keys and by buttons, is announced, previewed and published', async ({
  page,
  request,
}) => {
  await openTree(page)
  const menu = 'Small-screen menu'
  const before = await names(page, menu)
  const [first = '', second = ''] = before
  const moveDown = rowsOf(page, menu)
    .first()
    .getByRole('button', { name: /^Move .* down$/ })
  await moveDown.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('status').first()).toHaveText(
    `${first}: position 2 of ${before.length}`,
  )
  await expect.poll(() => names(page, menu)).toEqual([second, first, ...before.slice(2)])
  await expect(rowsOf(page, menu).nth(1).getByRole('button', { name: /down$/ })).toBeFocused()

  const shown = async () => {
    const answer = await request.get('/api/navigation?menu=phone')
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
  }
  expect(await shown()).toEqual(before)
  await page.goto('/api/preview?collection=navigation-items&id=phone&lng=en')
  // As the header asks for them: the cookie of the panel counts for calls of its own pages alone.
  const previewed = await page.evaluate(async () => (await fetch('/api/menus?lng=en')).json())
  // With the mark behind it that says which entry it is.
  expect(previewed.mobile[0].title.startsWith(second)).toBe(true)
  await page.goto('/api/preview/leave?path=/')

  await page.goto(address)
  await menuOf(page, menu)
    .getByRole('button', { name: /^Publish menu \(2\)/ })
    .click()
  await expect(page.getByRole('status').first()).toHaveText('Menu published')
  expect(await shown()).toEqual([second, first, ...before.slice(2)])

  await rowsOf(page, menu)
    .nth(1)
    .getByRole('button', { name: /^Move .* up$/ })
    .click()
  await expect.poll(() => names(page, menu)).toEqual(before)
  await menuOf(page, menu)
    .getByRole('button', { name: /^Publish menu/ })
    .click()
  await expect.poll(shown).toEqual(before)
})

test('a column is made in the form, and a link dragged into it; off, it is gone from the site', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const made = await staff.create('navigation-items', {
    name: `Link ${Date.now()}`,
    menu: 'footer',
    href: '/search',
    order: 90,
  })
  const title = `Column ${Date.now()}`
  try {
    await openTree(page)
    await menuOf(page, 'Footer').getByRole('button', { name: 'Add entry', exact: true }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^Name/).fill(title)
    await form.getByRole('button', { name: /^Publish/ }).click()
    // Its link, in the row below, names it too.
    const column = rowsOf(page, 'Footer').filter({ hasText: title }).first()
    await expect(column).toContainText('no entry below it is shown')

    const handle = rowsOf(page, 'Footer')
      .filter({ hasText: made.name })
      .getByRole('button', { name: /^Drag / })
    await handle.scrollIntoViewIfNeeded()
    const box = await handle.boundingBox()
    if (!box) throw new Error('The row is not in sight')
    await page.mouse.move(box.x + 10, box.y + 10)
    await page.mouse.down()
    // To the right, it stands below the entry before it.
    await page.mouse.move(box.x + 80, box.y + 14, { steps: 10 })
    await page.mouse.up()
    await expect(page.getByRole('status').first()).toContainText(`below ${title}`)
    await expect(column).not.toContainText('no entry below it is shown')
    await menuOf(page, 'Footer')
      .getByRole('button', { name: /^Publish menu/ })
      .click()
    await expect(page.getByRole('status').first()).toHaveText('Menu published')

    const footer = async () => (await request.get('/support')).text()
    expect(await footer()).toContain(title)
    await column.getByRole('switch').click()
    await expect(column).toContainText('Hidden')
    expect(await footer()).toContain(title)
    await menuOf(page, 'Footer')
      .getByRole('button', { name: /^Publish menu/ })
      .click()
    await expect.poll(footer).not.toContain(title)
  } finally {
    await staff.remove('navigation-items', made.id)
    const { id } = await staff.first('navigation-items', `where[name][equals]=${title}`)
    await staff.remove('navigation-items', id)
  }
})

test('axe finds nothing in the trees, light and dark, and they fit any width', async ({ page }) => {
  await openTree(page)
  await page.locator('html').evaluate((html) => (html.dataset.theme = 'light'))
  await expectNoViolations(page)
  await page.locator('html').evaluate((html) => (html.dataset.theme = 'dark'))
  await expectContrast(page, 'in the dark')
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
})
