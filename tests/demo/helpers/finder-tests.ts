import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '@/tests/helpers/axe'

interface Browser {
  width: number
  javaScriptEnabled: boolean
}

/** Defines a test of the finder, as a visitor with this window and browser uses it. */
export function testFinder({ width, javaScriptEnabled }: Browser): void {
  test.describe(`${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } })

    test('the finder leads from questions to products, and out of a dead end', async ({ page }) => {
      const main = page.getByRole('main')
      const title = page.getByRole('heading', { level: 1 })
      const machines = main.getByRole('region', { name: /^\d+ products?$/ })
      const path = main.getByRole('region', { name: 'Your answers' })

      await page.goto('/products')
      await page.getByRole('link', { name: 'Find the right product' }).click()
      await expect(page.getByText('Question 1 of 6')).toBeVisible()
      await expect(title).toHaveText('What should the machine do?')
      const all = Number.parseInt((await machines.getByRole('heading').innerText()) ?? '', 10)
      // Phones show two or three rows of them below the answers.
      await expect(machines.getByRole('link')).toHaveCount(width < 900 ? 10 : all)
      await expect(path).toHaveCount(0)
      await expectNoSidewaysScroll(page)

      await test.step('an answer keeps its machines, and the others fade', async () => {
        await page.getByRole('link', { name: /^Serve account holders/ }).click()
        await expect(page).toHaveURL(/\/products\/finder\?task=accounts$/)
        await expect(machines.getByRole('heading')).toHaveText('3 products')
        await expect(machines.getByRole('link')).toHaveCount(3)
        await expect(machines.locator('[aria-hidden] img')).toHaveCount(all - 3)
        await expect(page).toHaveTitle(
          new RegExp(`^${(await title.innerText()).replace('?', '.')}`),
        )
        await expectNoSidewaysScroll(page)
      })

      await test.step('an answer that no machine fits is no link, and says why', async () => {
        await page.getByRole('link', { name: /^In a heated room/ }).click()
        await expect(title).toHaveText('How wide may it be?')
        const none = main.getByRole('listitem').filter({ hasText: 'At most 500 mm' })
        await expect(none).toContainText('No machine: excluded by “Serve account holders”')
        await expect(none.getByRole('link')).toHaveCount(0)
        if (javaScriptEnabled) await expectNoViolations(page)
      })

      await test.step('an answer of before is changed in one press', async () => {
        await path.getByRole('link', { name: /What should the machine do/ }).click()
        await expect(title).toHaveText('What should the machine do?')
        await page.goBack()
        await expect(path.getByRole('link')).toHaveCount(3)
      })

      await test.step('an old address of a dead end says what to take back', async () => {
        await page.goto('/products/finder?task=accounts&place=heated&width=500-mm&safe=any')
        await expect(page.getByText('No product fits all of your answers.')).toBeVisible()
        await expect(path).toContainText('No preference')
        await expectNoSidewaysScroll(page)
        await page
          .getByRole('link', { name: /^Without/ })
          .first()
          .click()
        await expect(page).toHaveURL(/=any/)
      })

      await test.step('the best of what fits are compared in one press', async () => {
        await page.goto('/products/finder?task=pay-out&results=1')
        await expect(page.getByText('Why it fits').first()).toBeVisible()
        await expectNoSidewaysScroll(page)
        await page.getByRole('link', { name: 'Compare the first 3' }).click()
        await expect(page).toHaveURL(/\/products\/compare\?ids=[^,]+,[^,]+,[^,]+$/)
        await expect(page.getByRole('columnheader')).toHaveCount(4)
      })
    })
  })
}

/** Defines a test of the units of figures in a window of this width. */
export function testUnits(width: number): void {
  test(`${width} px: units are the visitor's, from the first picture on`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/products/compare?ids=atm-a100-lobby,atm-a500-drive-up')
    const weight = page.getByRole('row', { name: /^Weight/ })
    await expect(weight).toContainText('395')
    await page.getByRole('button', { name: /^Imperial units/ }).click()
    await expect(weight.getByText('871', { exact: false }).first()).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-units', 'imperial')
    await page.getByRole('link', { name: 'Show only differences' }).click()
    await expect(page).toHaveURL(/differences=1/)
    await expect(page.getByRole('row', { name: /^Operating system/ })).toHaveCount(0)
    await expect(weight).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}
