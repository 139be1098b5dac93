import { expect, test } from '@playwright/test'
import { drawingInThreeDimensions } from '@/tests/demo/helpers/three-dimensions'
import { expectNoSidewaysScroll, expectNoViolations } from '@/tests/helpers/axe'

test.use({ launchOptions: drawingInThreeDimensions })

test('the model of a product has its controls in one row on a phone in the language with the longest words', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ru/product/atm-a100-lobby')
  await page.locator('[aria-haspopup="dialog"][href$=".glb"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-model="shown"]')).toBeVisible({ timeout: 120_000 })
  const controls = await dialog.getByRole('button').all()
  expect(controls.length).toBeGreaterThan(3)
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  await expectNoSidewaysScroll(page)
  await controls[0]?.focus()
  for (const control of controls) {
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('Tab')
  }
  await expectNoViolations(page, 'dialog')
})
