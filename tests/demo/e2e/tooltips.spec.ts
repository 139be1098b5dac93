import { expect, test, type Page } from '@playwright/test'
import { openStopped } from '@/tests/helpers/clock'
import { headerButton, wide } from '@/tests/helpers/header'

test.use({ viewport: wide })

const tooltip = (page: Page) => page.getByRole('tooltip', { includeHidden: true })

/** Moves the pointer away. Rendering by the page also takes its clock a moment. */
async function leave(page: Page) {
  await page.mouse.move(wide.width / 2, wide.height / 2)
  await page.clock.runFor(20)
}

/** The code of tooltips comes when the pointer first moves over the page. */
const still = (page: Page) =>
  openStopped(page, '/legal/cookies', async () => {
    const code = page.waitForResponse(/\.js$/)
    await page.mouse.move(10, 400)
    await (await code).finished()
    await page.waitForTimeout(200)
  })

test('a tooltip opens after 700 ms', async ({ page }) => {
  await still(page)
  await headerButton(page, 'Search').hover()
  await page.clock.runFor(650)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip(page)).toHaveText('Search')
  await leave(page)
  await expect(tooltip(page)).toHaveCount(0)
})

test('the next one opens at once within 300 ms, later it takes its time again', async ({
  page,
}) => {
  await still(page)
  await headerButton(page, 'Search').hover()
  await page.clock.runFor(750)
  await expect(tooltip(page)).toHaveText('Search')
  await leave(page)
  await page.clock.runFor(200)
  await headerButton(page, /^Language/).hover()
  await page.clock.runFor(50)
  await expect(tooltip(page)).toHaveText(/^Language/)
  await leave(page)
  await page.clock.runFor(400)
  await headerButton(page, 'Search').hover()
  await page.clock.runFor(600)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip(page)).toHaveText('Search')
})

test('the keyboard gets it at once; Escape closes it', async ({ page }) => {
  await still(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus()
  await page.keyboard.press('Tab')
  await expect(headerButton(page, 'Search')).toBeFocused()
  await expect(tooltip(page)).toHaveText('Search')
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
})

test('what was pressed says nothing more until the pointer has left it', async ({ page }) => {
  await still(page)
  await headerButton(page, 'Search').hover()
  await page.clock.runFor(750)
  await expect(tooltip(page)).toHaveText('Search')
  await headerButton(page, 'Search').click()
  await page.clock.runFor(2000)
  await expect(tooltip(page)).toHaveCount(0)
})

test('it lies inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await still(page)
  await headerButton(page, 'Menu').hover()
  await page.clock.runFor(800)
  const box = await tooltip(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})
