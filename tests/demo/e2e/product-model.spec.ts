import { expect, test, type Page } from '@playwright/test'
import { drawingInThreeDimensions } from '@/tests/demo/helpers/three-dimensions'
import { askedAddresses } from '@/tests/helpers/asked-addresses'

// A browser of its own, which draws everything more slowly.
test.use({ launchOptions: drawingInThreeDimensions })

/** Collects the requests that the browser's policy refused. */
function refusals(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) found.push(message.text())
  })
  return found
}

test.describe('the model of a product', () => {
  test('costs nothing before it is asked for, then stands with its dimensions', async ({
    page,
  }) => {
    const requests = askedAddresses(page)
    const refused = refusals(page)
    await page.goto('/product/atm-a100-lobby#A100-4C-R-N')
    const open = page.getByRole('button', { name: 'View in 3D' })
    await expect(open).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((address) => address.endsWith('.glb'))).toEqual([])
    const scripts = await page.evaluate(async () => {
      const texts = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js'))
        .map(async (name) => (await fetch(name)).text())
      return (await Promise.all(texts)).join('\n')
    })
    expect(scripts).not.toContain('WebGLRenderer')

    await open.click()
    const dialog = page.getByRole('dialog', { name: 'A100 Lobby in 3D' })
    await expect(dialog.locator('[data-model="shown"]')).toBeVisible({ timeout: 120_000 })
    expect(requests.filter((address) => address.endsWith('.glb'))).toHaveLength(1)
    // As it is configured.
    const viewer = dialog.locator('model-viewer')
    await expect(viewer).toHaveJSProperty('variantName', 'finish.anthracite')
    const hosts = new Set(requests.map((address) => new URL(address).host))
    expect([...hosts].filter((host) => host !== '')).toEqual([new URL(page.url()).host])
    await expect(dialog.getByText('600 mm', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Width 600 mm · Depth 680 mm · Height 1,420 mm')).toBeVisible()
    const lengths = await dialog
      .locator('svg line')
      .evaluateAll((lines) =>
        lines.map((line) =>
          Math.hypot(
            ...['x', 'y'].map(
              (axis) =>
                Number(line.getAttribute(`${axis}1`)) - Number(line.getAttribute(`${axis}2`)),
            ),
          ),
        ),
      )
    expect(lengths).toHaveLength(3)
    for (const length of lengths) expect(length).toBeGreaterThan(20)
    await dialog.getByRole('button', { name: 'Dimensions' }).click()
    await expect(dialog.getByText('600 mm', { exact: true })).toBeHidden()
    expect(refused).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(open).toBeFocused()
  })
})
