import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Escape once the dialog has the focus: before, it does not listen for keys. */
export async function closeByEscape(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
}
