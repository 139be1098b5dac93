import { expect, type Page, test } from '@playwright/test'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { expectNoSidewaysScroll, expectNoViolations } from '@/tests/helpers/axe'
import {
  expectFolded,
  headerButton,
  narrow,
  openPanel,
  unfolded,
  wide,
} from '@/tests/helpers/header'

/** Defines the tests of what each menu of the header does alike. */
export function testMenu(name: string): void {
  test.describe(`the menu ${name}`, () => {
    test('opens and closes by every way, keeps the focus, and gives it back', async ({ page }) => {
      await page.goto('/news')
      const button = headerButton(page, name)
      await test.step('its button tells that it is open', async () => {
        await expect(button).toHaveAttribute('aria-expanded', 'false')
        const sheet = await openPanel(page, name)
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        const controls = String(await button.getAttribute('aria-controls'))
        await expect(sheet).toHaveAttribute('id', controls)
        await expect(page.getByRole('dialog', { name })).toBeVisible()
      })

      await test.step('the focus stays inside, and the page behind it still', async () => {
        for (let step = 0; step < 30; step++) {
          await page.keyboard.press('Tab')
          const isOutside = await page.evaluate(
            () =>
              document.activeElement !== document.body &&
              !document.activeElement?.closest('header'),
          )
          expect(isOutside).toBe(false)
        }
        expect(await scrolledByWheel(page)).toBe(0)
      })

      await test.step('its button closes it', async () => {
        await button.click()
        await expectFolded(page)
        await expect(button).toHaveAttribute('aria-expanded', 'false')
      })

      await test.step('Escape, backdrop and close button do, too', async () => {
        const ways = [
          () => page.keyboard.press('Escape'),
          // Between the sheet and the lower edge there is always room for the backdrop.
          () => page.mouse.click(wide.width / 2, wide.height - 10),
          () => page.getByRole('button', { name: 'Close' }).click(),
        ]
        for (const close of ways) {
          await openPanel(page, name)
          await close()
          await expectFolded(page)
          await expect(button).toBeFocused()
        }
      })

      await test.step('axe finds nothing', async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await openPanel(page, name)
        await expectNoViolations(page)
      })
    })

    test('is a sheet of the whole width on a small screen', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(narrow)
      await page.goto('/news')
      await openPanel(page, 'Menu')
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      const sheet = await unfolded(page)
      const box = await sheet.boundingBox()
      expect(box).toEqual({ x: 0, y: 64, width: narrow.width, height: narrow.height - 64 })
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Close' }).click()
      await expectFolded(page)
      await expect(headerButton(page, 'Menu')).toBeFocused()
    })
  })
}

/** Defines a test that the menu of small screens holds its words in a language. */
export function testWordsInMenu(lng: Language): void {
  test(`the menu of small screens holds its words in ${lng}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ ...narrow, width: 320 })
    await page.goto(addressIn(lng, '/'))
    await page.getByRole('banner').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSidewaysScroll(page)
    if (lng === 'en') await expectNoViolations(page)
  })
}

/** Returns the scroll position of the page, px, two frames after a turn of the wheel has reached it. */
async function scrolledByWheel(page: Page): Promise<number> {
  await page.evaluate(() => {
    const turned = new Promise<void>((resolve) =>
      addEventListener(
        'wheel',
        () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        { once: true, capture: true, passive: true },
      ),
    )
    Object.assign(window, { turned })
  })
  await page.mouse.wheel(0, 2000)
  return page.evaluate(async () => {
    await (window as unknown as { turned: Promise<void> }).turned
    return window.scrollY
  })
}
