import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'
import { expectFolded, headerButton, openPanel, wide } from '@/tests/helpers/header'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' })

async function openSearch(page: Page, path = '/news') {
  await page.goto(path)
  const sheet = await openPanel(page, 'Search')
  await expect(box(page)).toBeFocused()
  return sheet
}

// How panels slide is tried in `menus.spec.ts`.
test.use({ viewport: wide, reducedMotion: 'reduce' })

test('the text is cleared at each opening; Escape and a click outside close', async ({ page }) => {
  await openSearch(page)
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(wide.width / 2, wide.height - 10),
  ]) {
    await box(page).fill('zzzz')
    await close()
    await expectFolded(page)
    await expect(headerButton(page, 'Search')).toBeFocused()
    await openPanel(page, 'Search')
    await expect(box(page)).toHaveValue('')
    await expect(page.getByRole('option')).toHaveCount(0)
  }
})

test('suggestions are chosen by the keyboard, while the focus stays in the box', async ({
  page,
}) => {
  await openSearch(page)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await box(page).pressSequentially('trackb')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.first()).toContainText(/trackball/i)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(options.last()).toHaveText('Search the whole site for “trackb”')

  await box(page).press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('ArrowDown')
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  await box(page).press('ArrowDown')
  const active = options.first()
  await expect(active).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    String(await active.getAttribute('id')),
  )
  await expect(box(page)).toBeFocused()
  await expectNoViolations(page)
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/(product|products|downloads|news|careers)\/[\w-]*/)
  await expectFolded(page)
})

test('a suggestion is chosen by a click', async ({ page }) => {
  await openSearch(page)
  await box(page).pressSequentially('A100')
  await page
    .getByRole('option', { name: /A100 Lobby/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/product\/atm-a100-lobby$/)
})

test('without an answer the search works all the same', async ({ page }) => {
  await page.route('**/api/search/**', (route) => route.abort())
  await openSearch(page)
  await box(page).pressSequentially('epp')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/products?q=epp')
})
