import { expect, type Locator, type Page } from '@playwright/test'

export const wide = { width: 1440, height: 900 }
export const narrow = { width: 390, height: 844 }

/** The button of the header that unfolds a panel. */
export const headerButton = (page: Page, name: string | RegExp): Locator =>
  page.locator('header [data-trigger]').and(page.getByRole('button', { name, exact: true }))

/** Opens a panel of the header by its button, and waits until it has unfolded. */
export async function openPanel(page: Page, name: string | RegExp): Promise<Locator> {
  await headerButton(page, name).click()
  return unfolded(page)
}

/** The panel that is open, once nothing of it moves. */
export async function unfolded(page: Page): Promise<Locator> {
  const sheet = page.locator('[data-holds-page]')
  await expect(sheet).toBeVisible()
  await sheet.evaluate(async (element) => {
    const moving = element.getAnimations({ subtree: true })
    const veil = element.closest('header')?.getAnimations({ subtree: true }) ?? []
    await Promise.allSettled([...moving, ...veil].map(({ finished }) => finished))
  })
  return sheet
}

export const expectFolded = (page: Page): Promise<void> =>
  expect(page.locator('[data-holds-page]')).toHaveCount(0)

/** Returns the paths of links, as the browser resolves them. */
export const resolvePaths = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

/** Name of the button that opens the picker of languages on an English page. */
export const languageButton = /^Language: /

/** Chooses a language in the picker, by its own name. */
export async function chooseLanguage(
  page: Page,
  opener: string | RegExp,
  name: string,
): Promise<void> {
  const sheet = await openPanel(page, opener)
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}
