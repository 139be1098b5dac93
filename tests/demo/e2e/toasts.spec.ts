import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'
import { openStopped } from '@/tests/helpers/clock'

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).locator('li')

const place = (page: Page) => page.locator('ol[tabindex="-1"]')

/** On a page whose button shows a toast, with a clock that only the test moves. */
async function atArticle(page: Page) {
  await openStopped(page, '/news/iso-27001-renewed', async () => {
    await page.keyboard.press('F8')
    await expect(place(page)).toBeFocused()
  })
  return page.getByRole('button', { name: 'Copy link' })
}

test('a toast closes by itself or by a swipe, waits while it is pointed at, and gives way to the next', async ({
  page,
}) => {
  const button = await atArticle(page)
  await test.step('it closes by itself after five seconds', async () => {
    await button.click()
    await expect(toasts(page)).toHaveText(/copied/i)
    await page.mouse.move(0, 0)
    await page.clock.runFor(4500)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('it waits as long as somebody points at it', async () => {
    await button.click()
    await toasts(page).hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5500)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('there is one at a time, the newest', async () => {
    await button.click()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(4000)
    await toasts(page).evaluate((toast) => toast.setAttribute('data-first', ''))
    await button.click()
    await expect(toasts(page)).not.toHaveAttribute('data-first')
    await expect(toasts(page)).toHaveCount(1)
    // The second has its own five seconds.
    await page.clock.runFor(3000)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(2500)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('a swipe of 50 px closes it, a shorter one does not', async () => {
    await button.click()
    await swipe(page, 35)
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(1)
    await swipe(page, 65)
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('axe finds nothing in a toast; F8 leads to it, and its button closes it', async ({ page }) => {
  await page.goto('/news/iso-27001-renewed')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await toasts(page).hover()
  await expectNoViolations(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(place(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page)).toBeFocused()
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect(toasts(page)).toHaveCount(0)
})

test('F8 leads to the place of toasts before there was one', async ({ page }) => {
  await page.goto('/legal/cookies')
  // The page listens as soon as it has come to life, which nothing on it shows.
  await expect(async () => {
    await page.keyboard.press('F8')
    await expect(place(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
})

async function swipe(page: Page, distance: number) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no toast')
  const [x, y] = [box.x + 30, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let moved = 5; moved <= distance; moved += 5) await page.mouse.move(x + moved, y)
  await page.mouse.up()
}
