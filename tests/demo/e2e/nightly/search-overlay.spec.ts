import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '@/tests/helpers/axe'
import { expectFolded, narrow, openPanel, wide } from '@/tests/helpers/header'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' })

test.use({ viewport: wide })

/** Texts that are typed one after the other, each with the address that it leads to. */
const searches = [
  ['  pin pad  ', '/products?q=pin%20pad'],
  ['', '/products'],
  ['50% & more?', '/products?q=50%25%20%26%20more%3F'],
  ['   ', '/products'],
  ['键盘', '/products?q=%E9%94%AE%E7%9B%98'],
  ['bitcoin', '/products?q=bitcoin'],
] as const

test('what is searched for is trimmed and encoded, on the page of another search too; nothing leads to all', async ({
  page,
}) => {
  await page.goto('/news')
  for (const [at, [typed, address]] of searches.entries()) {
    await test.step(`“${typed}”`, async () => {
      const sheet = await openPanel(page, 'Search')
      await expect(box(page)).toBeFocused()
      await box(page).fill(typed)
      // By the button and by the key in turn.
      if (at % 2 === 0) await sheet.getByRole('button', { name: 'Search', exact: true }).click()
      else await box(page).press('Enter')
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        typed.trim() === '' ? 'All Products' : `Search results for “${typed.trim()}”`,
      )
      await expectFolded(page)
    })
  }
})

test('axe finds nothing in the suggestions of a phone, in the dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.goto('/news')
  await openPanel(page, 'Search')
  await box(page).fill('pin')
  await expect(page.getByRole('option').nth(1)).toBeVisible()
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
  await expectNoViolations(page)
})
