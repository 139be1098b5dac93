import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'

const bar = (page: Page) => page.locator('aside.bar')
const editor = (page: Page) => page.locator('.editor textarea')
const others = (page: Page) => bar(page).getByRole('list', { name: 'Also editing this page' })

async function edit(page: Page, id: string, username: string) {
  page.setDefaultTimeout(60_000)
  await signInToPanel(page, username)
  await page.goto(`/api/preview?collection=pages&id=${id}&lng=en`)
  await expect(bar(page).getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  await expect(page.locator('[data-edit]').first()).toBeVisible()
}

test('two people at one page see each other, and lock fields and not the page', async ({
  page: ann,
  request,
  browser,
}) => {
  const staff = await demoStaff(request, 'editor')
  const path = `/presence-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`
  const layout = [{ blockType: 'hero', title: 'As it was', text: 'Beside it' }]
  const { id } = await staff.create('pages', { title: 'Presence', path, layout })
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const bob = await context.newPage()
  try {
    await edit(ann, id, 'editor')
    await edit(bob, id, 'admin')
    await expect(others(ann)).toContainText('admin is on this page')
    await expect(others(bob)).toContainText('editor is on this page')

    const heading = (page: Page) => page.getByRole('heading', { level: 1 })
    await heading(ann).click()
    await expect(editor(ann)).toHaveValue('As it was')
    await expect(bob.getByText('editor is editing this')).toBeVisible()
    await heading(bob).click()
    await expect(bar(bob)).toContainText('editor has this field open.')
    await expect(editor(bob)).toHaveCount(0)
    await expectNoViolations(bob)
    await bob.getByText('Beside it', { exact: true }).click()
    await expect(editor(bob)).toHaveValue('Beside it')
    await bob.keyboard.press('Escape')

    // What was written is there for the next one.
    await ann.keyboard.type('By the editor')
    await ann.keyboard.press('Enter')
    await expect(bob.getByText('editor is editing this')).toHaveCount(0)
    await expect(bar(bob)).not.toContainText('has this field open')
    await expect(heading(bob)).toHaveText('By the editor')
    await heading(bob).click()
    await expect(editor(bob)).toHaveValue('By the editor')
    await expect(ann.getByText('admin is editing this')).toBeVisible()
    await bob.keyboard.press('Enter')

    const form = (page: Page) => page.getByRole('dialog', { name: 'All fields' })
    const title = (page: Page) => form(page).locator('input[name="title"]')
    for (const page of [ann, bob])
      await bar(page).getByRole('button', { name: 'All fields' }).click()
    await title(ann).focus()
    await expect(form(bob).getByRole('group', { name: 'editor is editing this' })).toBeVisible()
    await expect(title(bob)).toBeDisabled()
    await expectNoViolations(bob)
    await form(ann).getByRole('button', { name: 'Close' }).click()
    await expect(title(bob)).toBeEnabled()
    await form(bob).getByRole('button', { name: 'Close' }).click()

    await heading(bob).click()
    await expect(ann.getByText('admin is editing this')).toBeVisible()
    // The window says so as it goes; nothing else would tell within half a minute.
    await bob.goto('/')
    const soon = { timeout: 20_000 }
    await expect(ann.getByText('admin is editing this')).toHaveCount(0, soon)
    await expect(others(ann)).toHaveCount(0, soon)
    await heading(ann).click()
    await expect(editor(ann)).toHaveValue('By the editor')
  } finally {
    await context.close()
    await staff.remove('pages', id)
  }
})

test('a part whose field another person has open stays where it is; pictures are held as well', async ({
  page: ann,
  request,
  browser,
}) => {
  const staff = await demoStaff(request, 'editor')
  const path = `/presence-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`
  const layout = [
    { blockType: 'hero', title: 'First' },
    { blockType: 'productGrid', title: 'Second' },
  ]
  const { id } = await staff.create('pages', { title: 'Presence', path, layout })
  const stored = async () =>
    (await staff.read(`/pages/${id}?draft=true&depth=0`)).layout.map(
      ({ title }: { title: string }) => title,
    )
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const bob = await context.newPage()
  try {
    await ann.setViewportSize({ width: 1440, height: 900 })
    await bob.setViewportSize({ width: 390, height: 844 })
    await edit(ann, id, 'editor')
    await edit(bob, id, 'admin')
    const heading = (page: Page) => page.getByRole('heading', { level: 1 })
    await heading(ann).click()
    const name = bob.getByText('editor is editing this')
    await expect(name).toBeVisible()

    // On a narrow screen the tools of the part leave the name in sight.
    const tools = (at: number) => bob.getByRole('toolbar', { name: new RegExp(`Part ${at}`) })
    await heading(bob).hover()
    await expect(tools(1)).toHaveAttribute('data-shown')
    const [one, other] = [await name.boundingBox(), await tools(1).boundingBox()]
    if (!one || !other) throw new Error('Name and tools are in sight')
    const isApart = one.y >= other.y + other.height || one.y + one.height <= other.y
    expect(isApart).toBe(true)

    const button = (at: number, action: RegExp) => tools(at).getByRole('button', { name: action })
    for (const action of [/^Delete/, /^Move down/]) {
      await button(1, action).press('Enter')
      await expect(bar(bob)).toContainText('editor has this field open.')
      expect(await stored()).toEqual(['First', 'Second'])
    }
    // The other block, in which no field is held, can be moved.
    await button(2, /^Move up/).press('Enter')
    await expect.poll(stored).toEqual(['Second', 'First'])

    await ann.keyboard.press('Escape')
    await expect(name).toHaveCount(0)
    await ann.reload()
    await expect(others(ann)).toContainText('admin is on this page')
    const fields = (page: Page, at: number) =>
      page
        .getByRole('toolbar', { name: new RegExp(`Part ${at}`) })
        .getByRole('button', { name: /^All fields/ })
    for (const page of [ann, bob]) await fields(page, 2).press('Enter')
    const form = (page: Page) => page.getByRole('dialog', { name: 'All fields' })
    const picture = (page: Page) =>
      form(page)
        .locator('fieldset[data-field-of-parts]')
        .first()
        .getByRole('button', { name: 'Choose a picture' })
    await picture(ann).focus()
    await expect(picture(bob)).toBeDisabled()
    for (const page of [ann, bob]) await form(page).getByRole('button', { name: 'Close' }).click()

    // What a checkbox does is told at it.
    await fields(bob, 1).press('Enter')
    await expect(
      form(bob).getByRole('checkbox', { name: 'Only featured' }),
    ).toHaveAccessibleDescription('Shows featured products only')
    await expectNoViolations(bob)
  } finally {
    await context.close()
    await staff.remove('pages', id)
  }
})
