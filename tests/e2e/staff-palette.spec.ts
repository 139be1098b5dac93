import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff } from '../helpers/demo-staff'
import { openDashboard, unique } from '../helpers/staff-pages'

const fieldOf = (page: Page) => page.getByRole('dialog', { name: 'Go to…' }).getByRole('combobox')

/** The option that the field names as the active one. */
async function active(page: Page): Promise<string> {
  const id = await fieldOf(page).getAttribute('aria-activedescendant')
  const option = page.locator(`[id="${id}"]`)
  await expect(option).toHaveAttribute('aria-selected', 'true')
  return option.innerText()
}

test('Ctrl K leads to pages, records and actions by keyboard alone', async ({ page, request }) => {
  const title = unique('Palette article')
  const staff = await demoStaff(request)
  const { id } = await staff.create('news', { title, _status: 'draft' })
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  expect(await active(page)).toBe('Home')
  await page.keyboard.press('ArrowDown')
  expect(await active(page)).toBe('Inquiries')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await active(page)).toBe('API reference')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(fieldOf(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('activity')
  expect(await active(page)).toContain('Activity log')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin-dashboard\/activity$/)

  await page.keyboard.press('Control+k')
  await fieldOf(page).fill(title)
  await expect(page.getByRole('option', { name: title })).toBeVisible()
  expect(await active(page)).toContain(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Title *')).toHaveValue(title)
  // A form keeps the front.
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Go to…' }).click()
  await expectNoSidewaysScroll(page)
  await staff.remove('news', id)
})

test('what people call a setting leads to its very field', async ({ page }) => {
  await openDashboard(page)
  const ask = async (typed: string, first: string) => {
    await page.keyboard.press('Control+k')
    await fieldOf(page).fill(typed)
    await expect.poll(() => active(page)).toContain(first)
    await page.keyboard.press('Enter')
  }
  await ask('two-factor', 'Two-factor authentication')
  await expect(page).toHaveURL(/\/account#account-factor$/)
  await expect(page.locator('#account-factor')).toBeFocused()
  await ask('backup', 'Site status')
  await expect(page.getByRole('heading', { name: 'Site status' })).toBeFocused()
  // A field of another tab than the one that the panel opens with.
  await ask('colour', 'Brand color')
  await expect(page).toHaveURL(/\/admin\/globals\/site-settings#field-brand__color$/)
  await expect(page.locator('#field-brand__color')).toBeFocused()
  await expect(page.locator('#field-brand__color')).toBeInViewport()
})

test('the palette shows nobody what the role does not open', async ({ page }) => {
  await openDashboard(page, 'newsroom')
  const asked: string[] = []
  page.on('request', (call) => asked.push(new URL(call.url()).pathname))
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('terminal')
  // What people look for is sent in the body.
  await page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/admin/news') &&
      /search=terminal/.test(answer.request().postData() ?? ''),
  )
  await expect(page.getByRole('option', { name: /Create Product|Users|New page/ })).toHaveCount(0)
  expect(asked.filter((path) => /\/api\/admin\/(products|users|pages|jobs)/.test(path))).toEqual([])
})
