import { expect, test } from '@playwright/test'

const families = {
  banking: { categories: ['cdm', 'atm', 'crs', 'stm'], industry: 'banking' },
  healthcare: { categories: ['health', 'retail-healthcare'], industry: 'healthcare' },
  security: { categories: ['epp', 'keyboard'], industry: 'pinpad' },
  transportation: { categories: ['otc'], industry: 'transport' },
  information: { categories: ['trackball'], industry: 'info-ar' },
  payment: { categories: ['signature', 'payroll', 'bitcoin'], industry: 'payments' },
}

for (const [family, { categories, industry }] of Object.entries(families)) {
  test(`/products/${family} shows its categories with their products`, async ({ page }) => {
    await page.goto(`/products/${family}`)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const category of categories) {
      await expect(main.locator(`a[href="/products/category/${category}"]`).first()).toBeVisible()
    }
    const products = main.locator(':is(h3, h4) a[href^="/product/"]')
    // One signature pad is withdrawn: its successor stands for it.
    const withdrawn = family === 'payment' ? 1 : 0
    expect(await products.count()).toBeGreaterThanOrEqual(3 * categories.length - withdrawn)
    await expect(main.locator(`a[href="/industries/${industry}"]`).first()).toBeVisible()
  })
}

test('a product of a family leads to its own page', async ({ page }) => {
  await page.goto('/products/security')
  await page.getByRole('main').getByRole('link', { name: 'E30 Outdoor PIN Pad' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E30 Outdoor PIN Pad')
})
