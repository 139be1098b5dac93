import type { Page } from '@playwright/test'

/**
 * Opens a page and stops its clock: from now on only `page.clock.runFor` moves it.
 * @param prepare what needs a clock that runs: code that comes later shows nothing while it stands still
 */
export async function openStopped(
  page: Page,
  path: string,
  prepare?: () => Promise<void>,
): Promise<void> {
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await prepare?.()
  await page.clock.pauseAt(start + 600_000)
}
