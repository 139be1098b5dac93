import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'
import { demoStaff, signInToPanel } from '@/tests/helpers/demo-staff'

const bar = (page: Page) => page.locator('aside.bar')
const editor = (page: Page) => page.locator('.editor textarea')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const others = (page: Page) => bar(page).getByRole('list', { name: 'Also editing this page' })

async function edit(page: Page, id: string, username: string) {
  page.setDefaultTimeout(60_000)
  await signInToPanel(page, username)
  await page.goto(`/api/preview?collection=pages&id=${id}&lng=en`)
  await expect(bar(page).getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  await expect(page.locator('[data-edit]').first()).toBeVisible()
}

test('two people at one page see each other; of what both write in one field nothing is lost', async ({
  page: ann,
  request,
  browser,
}) => {
  const staff = await demoStaff(request, 'editor')
  const path = `/presence-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`
  const layout = [{ blockType: 'hero', title: 'As it was', text: 'Beside it' }]
  const { id } = await staff.create('pages', { title: 'Presence', path, layout })
  const stored = async () => {
    const { layout } = await staff.read(`/pages/${id}?draft=true&depth=0`)
    return [layout[0].title, layout[0].text]
  }
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const bob = await context.newPage()
  try {
    await edit(ann, id, 'editor')
    await edit(bob, id, 'admin')
    await expect(others(ann)).toContainText('admin is on this page')
    await expect(others(bob)).toContainText('editor is on this page')
    await expectNoViolations(bob)

    // Both have the same field open.
    for (const page of [ann, bob]) {
      await heading(page).click()
      await expect(editor(page)).toHaveValue('As it was')
    }
    await ann.keyboard.press('ControlOrMeta+A')
    await ann.keyboard.type('By the editor')
    await expect.poll(stored).toEqual(['By the editor', 'Beside it'])
    await bob.keyboard.press('ControlOrMeta+A')
    await bob.keyboard.type('By the admin')
    await expect(bar(bob)).toContainText('editor changed the same text in the meantime')
    await expect(editor(bob)).toHaveValue('By the admin')
    expect(await stored()).toEqual(['By the editor', 'Beside it'])
    await bob.keyboard.press('Enter')

    await bar(bob).getByRole('button', { name: 'Compare' }).click()
    const sheet = bob.getByRole('dialog', { name: 'Compare' })
    await expect(sheet.getByRole('radio', { name: /^Keep mine/ })).toHaveAccessibleName(
      /By the admin/,
    )
    await expectNoViolations(bob)
    await sheet.getByRole('radio', { name: /^Take theirs By the editor/ }).check()
    await sheet.getByRole('button', { name: 'Save my choices' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(heading(bob)).toHaveText('By the editor')

    // In different fields both changes are kept without a question.
    await ann.keyboard.press('Enter')
    await bob.getByText('Beside it', { exact: true }).click()
    await expect(editor(bob)).toHaveValue('Beside it')
    await bob.keyboard.press('ControlOrMeta+A')
    await bob.keyboard.type('By the admin')
    await expect.poll(stored).toEqual(['By the editor', 'By the admin'])
    await bob.keyboard.press('ControlOrMeta+Enter')
    await heading(ann).click()
    await ann.keyboard.press('ControlOrMeta+A')
    await ann.keyboard.type('By the editor again')
    await expect.poll(stored).toEqual(['By the editor again', 'By the admin'])
    await expect(ann.getByText('By the admin', { exact: true })).toBeVisible()

    // The window says so as it goes.
    await bob.goto('/')
    await expect(others(ann)).toHaveCount(0, { timeout: 20_000 })
  } finally {
    await context.close()
    await staff.remove('pages', id)
  }
})
