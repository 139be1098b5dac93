import type { Page, Route } from '@playwright/test'

/**
 * Holds back calls, as a slow line does, until the function that it answers is called.
 * @param answer what comes instead of the server's answer then
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await answer(route)
  })
  return release
}

/** Holds back the scripts of pages. */
export const delayScripts = (page: Page): Promise<() => void> =>
  holdBack(page, '**/_next/static/**/*.js')
