import type { Page } from '@playwright/test'

/** Opens a page and stops its clock: from now on only `page.clock.runFor` moves it. */
export async function openStopped(page: Page, path: string): Promise<void> {
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(start + 600_000)
}
