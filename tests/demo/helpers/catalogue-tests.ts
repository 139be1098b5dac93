import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '@/tests/helpers/axe'

/** Defines a test of how a comparison begins, and of what it holds at most. */
export function testChoiceOfComparison(): void {
  test('a comparison begins with a choice, and holds six products', async ({ page }) => {
    await page.goto('/products/compare')
    await expect(page.getByText('Choose up to six products to see')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
    await page.goto('/products/compare?ids=nothing,not-there')
    await expect(page.getByText('Some of the selected products do not exist')).toBeVisible()
    await page.goto('/products/compare?ids=atm-a100-lobby')
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    const seven = ['epp-e10-compact-pin-pad', 'epp-e20-standard-pin-pad']
      .concat(['epp-e30-outdoor-pin-pad', 'epp-e40-touch-pin-pad', 'atm-a100-lobby'])
      .concat(['atm-a500-drive-up', 'cdm-d400-bundle-deposit'])
      .join(',')
    await page.goto(`/products/compare?ids=${seven}`)
    await expect(page.getByText('Only the first six products are shown.')).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(7)
    await expect(page.getByLabel('Add a product')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })
}

/** Defines a test of the page of the search. */
export function testSearchPage(): void {
  test('the search page finds with mistakes, marks and tells kinds apart', async ({ page }) => {
    await page.goto('/search?q=trakball')
    await expect(page.locator('mark').first()).toHaveText(/trackball/i)
    await page.getByRole('link', { name: /^Products \d/ }).click()
    await expect(page).toHaveURL(/type=product/)
    await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('zzzzqq')
    await page.getByRole('searchbox', { name: 'Search the whole site' }).press('Enter')
    await expect(page.getByText('Nothing on this site matched “zzzzqq”.')).toBeVisible()
  })
}

/** Defines a test of the views of a product. */
export function testFilmstrip(): void {
  test('the views of a product are turned by the filmstrip', async ({ page }) => {
    await page.goto('/product/atm-a100-lobby')
    await page.getByRole('link', { name: 'View 2' }).click()
    await expect(page.locator('#view-2')).toBeInViewport({ ratio: 0.3 })
  })
}
