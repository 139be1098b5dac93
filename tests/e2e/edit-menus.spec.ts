import { expect, test } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { bar, baseName, choose, edit, editor, media } from '@/tests/helpers/edit-page'

test('the picture of a menu card is changed where it stands', async ({ page, request }) => {
  const staff = await demoStaff(request)
  const [first, second] = await media(staff)
  const name = `Card ${Date.now()}`
  const made = await staff.create('navigation-items', {
    ...{ name, menu: 'company', href: '/search', picture: first.id },
  })
  const draft = () => staff.read(`/navigation-items/${made.id}?draft=true&depth=0`)
  const shown = async () => JSON.stringify(await (await request.get('/api/menus?lng=en')).json())
  const named = page.locator(`[data-edit="navigation-items/${made.id}/name"]`)
  const card = page.locator('header').getByRole('listitem').filter({ has: named })
  const title = card.locator(named).first()
  const sheet = page.getByRole('dialog', { name: 'Picture', exact: true })
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await edit(page, '/api/preview?path=/contact&lng=en')
    await page.getByRole('button', { name: 'Company', exact: true }).click()
    await title.click()
    await expect(editor(page)).toHaveValue(name)
    await page.keyboard.press('Escape')

    await card.locator('img').click()
    await expect(sheet.locator('fieldset[name="picture"]')).toBeVisible()
    await expectNoViolations(page)
    await choose(page, second)
    await expect.poll(async () => (await draft()).picture).toBe(second.id)
    expect(await shown()).toContain(baseName(first))
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(card.locator('img')).toHaveAttribute('src', new RegExp(baseName(second)))
    await expect(bar(page)).toContainText(`Also not public yet: ${name}`)
    // By keyboard, in the same menu.
    await card.locator('img').press('Enter')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(shown).toContain(baseName(second))
  } finally {
    await staff.remove('navigation-items', made.id)
  }
})

test('an entry of the menu of small screens leads to another page, found by its title, or to an address', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const target = await staff.first('pages', 'where[path][equals]=/contact&depth=0')
  const other = await staff.first('pages', 'where[path][not_in]=/,/contact&sort=-path&depth=0')
  const made = await staff.create('navigation-items', {
    name: `Leads ${Date.now()}`,
    menu: 'phone',
    target: { relationTo: 'pages', value: target.id },
  })
  const draft = () => staff.read(`/navigation-items/${made.id}?draft=true&depth=0`)
  const entry = page.locator(`header [data-edit="navigation-items/${made.id}/name"]`)
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await edit(page, '/api/preview?path=/contact&lng=en')
    const publish = bar(page).getByRole('button', { name: 'Publish', exact: true })
    await expect(publish).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await entry.click()
    await page.locator('.editor .label').getByRole('button', { name: 'All fields' }).click()
    const form = page.getByRole('dialog', { name: 'All fields' })
    const field = form.getByRole('group', { name: 'Page or category' })
    await expect(field.getByRole('status')).toHaveText(`${target.title} · /contact`)
    await expect(form.locator('input[name="href"]')).toHaveCount(0)
    const search = field.getByRole('searchbox')
    await search.fill(other.title)
    await field.getByRole('button', { name: other.path }).first().press('Enter')
    await expect(search).toBeFocused()
    await expect(field.getByRole('status')).toHaveText(`${other.title} · ${other.path}`)
    await expect
      .poll(async () => (await draft()).target)
      .toEqual({ relationTo: 'pages', value: other.id })
    await expectNoViolations(page)

    await field.getByRole('button', { name: 'Remove', exact: true }).click()
    await form.locator('input[name="href"]').fill('/news')
    await expect.poll(async () => (await draft()).href).toBe('/news')
    expect((await draft()).target ?? null).toBeNull()
    await form.getByRole('button', { name: 'Close' }).click()
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    const menus = async () => JSON.stringify(await (await request.get('/api/menus?lng=en')).json())
    await expect.poll(menus).toContain(JSON.stringify({ title: made.name, href: '/news' }))
  } finally {
    await staff.remove('navigation-items', made.id)
  }
})
