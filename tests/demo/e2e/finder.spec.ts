import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '@/tests/helpers/axe'

for (const width of [390, 1440]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } })

      test('the finder leads from questions to products, and out of a dead end', async ({
        page,
      }) => {
        await page.goto('/products')
        await page.getByRole('link', { name: 'Find the right product' }).click()
        await expect(page.getByText('Question 1 of 6')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'What should the machine do?',
        )
        await expectNoSidewaysScroll(page)
        await page.getByRole('link', { name: /^Serve account holders/ }).click()
        await expect(page).toHaveURL(/\/products\/finder\?task=accounts$/)
        await page.getByRole('link', { name: /^In a heated room/ }).click()
        await page.getByRole('link', { name: /^At most 500 mm/ }).click()
        await expect(page.getByText('No product fits all of your answers.')).toBeVisible()
        await expectNoSidewaysScroll(page)
        await page
          .getByRole('link', { name: /^Without/ })
          .first()
          .click()
        await page.getByRole('link', { name: /^Show \d+ product/ }).click()
        await expect(page.getByText('Why it fits').first()).toBeVisible()
        await expectNoSidewaysScroll(page)
      })
    })
  }

  test(`${width} px: units are the visitor's, from the first picture on`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/products/compare?ids=atm-a100-lobby,atm-a500-drive-up')
    const weight = page.getByRole('row', { name: /^Weight/ })
    await expect(weight).toContainText('395')
    await page.getByRole('button', { name: /^Imperial units/ }).click()
    await expect(weight.getByText('871', { exact: false }).first()).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-units', 'imperial')
    await page.getByRole('link', { name: 'Only differences' }).click()
    await expect(page).toHaveURL(/differences=1/)
    await expect(page.getByRole('row', { name: /^Operating system/ })).toHaveCount(0)
    await expect(weight).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}
