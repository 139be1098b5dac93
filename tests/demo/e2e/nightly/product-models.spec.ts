import { expect, test } from '@playwright/test'
import { openingModel } from '@/tests/helpers/gltf'
import { drawingInThreeDimensions } from '@/tests/demo/helpers/three-dimensions'
import { askedAddresses } from '@/tests/helpers/asked-addresses'

const product = '/product/atm-a100-lobby'

test.use({ launchOptions: drawingInThreeDimensions })

test.describe('the model of a product', () => {
  test('opens where its model can and turns by the keys, at once for those who want less motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/*.glb', (route) =>
      route.fulfill({ contentType: 'model/gltf-binary', body: openingModel() }),
    )
    await page.goto(product)
    await page.getByRole('button', { name: 'View in 3D' }).click()
    const viewer = page.locator('[data-model="shown"] model-viewer')
    await expect(viewer).toBeVisible({ timeout: 120_000 })
    const moment = () =>
      viewer.evaluate((node) => (node as unknown as { currentTime: number }).currentTime)
    await expect(page.getByRole('button', { name: 'Exploded view' })).toHaveCount(0)
    const opened = page.getByRole('button', { name: 'Opened' })
    await opened.click()
    await expect(opened).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(moment).toBeCloseTo(2)
    await opened.click()
    await expect(opened).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(moment).toBe(0)
    await opened.click()
    await expect.poll(moment).toBeCloseTo(2)

    const turn = () =>
      viewer.evaluate(
        (node) =>
          (node as unknown as { getCameraOrbit: () => { theta: number } }).getCameraOrbit().theta,
      )
    const before = await turn()
    await viewer.evaluate((node) =>
      node.shadowRoot?.querySelector<HTMLElement>('.userInput')?.focus(),
    )
    await page.keyboard.press('ArrowRight')
    await expect.poll(turn).not.toBeCloseTo(before, 1)
  })

  test('leaves the picture and says so where the browser cannot draw it', async ({ page }) => {
    const requests = askedAddresses(page)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(product)
    await page.getByRole('button', { name: 'View in 3D' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status')).toContainText('WebGL')
    await expect(dialog.locator('img')).toBeVisible()
    expect(requests.filter((address) => address.endsWith('.glb'))).toEqual([])
  })

  test('says so where it cannot be loaded', async ({ page }) => {
    await page.route('**/*.glb', (route) => route.abort())
    await page.goto(product)
    await page.getByRole('button', { name: 'View in 3D' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('p[role="status"]')).toContainText('could not be loaded', {
      timeout: 120_000,
    })
  })
})
