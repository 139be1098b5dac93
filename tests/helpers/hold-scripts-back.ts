import type { Page } from '@playwright/test'

/** Holds back the scripts of pages, as a slow line does, until the function that it answers is called. */
export async function holdScriptsBack(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
