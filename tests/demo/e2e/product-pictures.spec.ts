import { expect, test } from '@playwright/test'
import { openLive } from '@/tests/helpers/live-page'

const product = '/product/atm-a100-lobby'

test.describe('the pictures of a product', () => {
  test('open large, lead on, zoom and close by keys, and give the focus back', async ({ page }) => {
    await page.goto(product)
    const link = page.locator('a[data-zoom="0"]:visible')
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pictures' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Picture 1 of 3')).toBeVisible()
    await expect(dialog).toBeFocused()
    const image = dialog.locator('img')
    await expect(image).toHaveJSProperty('complete', true)
    const first = await image.getAttribute('src')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('Picture 2 of 3')).toBeVisible()
    expect(await image.getAttribute('src')).not.toBe(first)
    const before = (await image.boundingBox())?.width ?? 0
    await page.keyboard.press('+')
    await expect
      .poll(async () => (await image.boundingBox())?.width ?? 0)
      .toBeGreaterThan(before * 1.5)
    await page.keyboard.press('0')
    await expect.poll(async () => (await image.boundingBox())?.width).toBe(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('of an article open in the same dialog, in their order on the page', async ({ page }) => {
    await page.goto('/news/a300-needs-half-the-power')
    const links = page.locator('a[data-zoom]')
    const numbers = await links.evaluateAll((all) => all.map((each) => each.dataset.zoom))
    expect(numbers).toEqual(numbers.map((_, index) => String(index)))
    await links.last().click()
    const dialog = page.getByRole('dialog', { name: 'Pictures' })
    const count = numbers.length
    await expect(dialog.getByText(`Picture ${count} of ${count}`)).toBeVisible()
  })

  test('show the largest width that is kept, and no other', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openLive(page, product)
    const widths = await page.locator('a[data-zoom="0"] img:visible').getAttribute('srcset')
    await page.locator('a[data-zoom="0"]:visible').click()
    const image = page.getByRole('dialog').locator('img')
    expect(await image.getAttribute('srcset')).toBe(widths)
    await expect
      .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(1000)
  })

  test('begin with the chosen finish, in its place, large and small', async ({ page }) => {
    await page.goto(product)
    const first = page.locator('#view-1 img:visible')
    const small = page.locator('a[href="#view-1"] img:visible')
    await expect(first).toHaveAttribute('alt', /freestanding lobby ATM/)
    const place = () =>
      first.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        return [x, y + scrollY, width, height]
      })
    const before = await place()
    const beside = page.locator('form[data-variants] img:visible')
    const main = await beside.getAttribute('src')
    await page.getByRole('radio', { name: 'Anthracite' }).check({ force: true })
    await expect(first).toHaveAttribute('alt', /^A100 Lobby in anthracite/)
    expect(await place()).toEqual(before)
    const address = await first.getAttribute('src')
    expect(address).not.toBe(main)
    for (const image of [small, beside]) expect(await image.getAttribute('src')).toBe(address)
    await first.scrollIntoViewIfNeeded()
    await expect
      .poll(() => first.evaluate((node) => (node as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300)
    await first.click()
    const dialog = page.getByRole('dialog', { name: 'Pictures' })
    await expect(dialog.getByText('Picture 1 of 3')).toBeVisible()
    await expect(dialog.locator('img')).toHaveAttribute('src', String(address))
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Silver gray' }).check({ force: true })
    await expect(first).toHaveAttribute('alt', /freestanding lobby ATM/)

    await page.goto('/quote?items=atm-a100-lobby.A100-4C-F-N')
    await expect(page.locator('#quote-list img').first()).toHaveAttribute('alt', /in anthracite/)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('begin with the finish of the variant that the address names', async ({ page }) => {
      const first = page.locator('#view-1 img:visible')
      await page.goto(`/ru${product}#A100-4C-R-N`)
      await expect(first).toHaveAttribute('alt', /в антрацитовом исполнении/)
      await page.goto(`/ru${product}#A100-4C-R`)
      await expect(first).toHaveAttribute('alt', /напольный банкомат/)
    })

    test('are links to the large file, and the model is one to its own', async ({
      page,
      request,
    }) => {
      await page.goto(product)
      const address = await page.locator('a[data-zoom="0"]:visible').getAttribute('href')
      const answer = await request.get(String(address))
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
      const model = page.getByRole('link', { name: /3D model/ })
      expect(await model.getAttribute('href')).toMatch(/^\/api\/uploads\/\w+\.glb$/)
    })
  })
})
