import type { Page } from '@playwright/test'

/** Opens a page of the site and waits until its scripts have taken over: before, links lead where they say. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('live', () =>
      document.documentElement.toggleAttribute('data-live', true),
    )
  })
  await page.goto(path)
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
}
