import { expect, type Locator, type Page } from '@playwright/test'
import { newSession, signInWindow } from './demo-staff'

/**
 * Opens the dashboard, with the session that signing in leaves behind.
 * @param username of the demo
 * @param query what stands behind its address
 * @param password of an account that the test has made
 */
export async function openDashboard(
  page: Page,
  username = 'admin',
  query = '',
  password?: string,
): Promise<void> {
  const session = password ? newSession(username, password) : signInWindow(username)
  const { token, user, cookies } = await session
  await page.context().addCookies(cookies)
  await page.addInitScript(
    ([name, value, stored]) => {
      // Once: a test may sign out, and go to the next page signed out or as somebody else.
      if (sessionStorage.getItem(`test-${value}`)) return
      sessionStorage.setItem(`test-${value}`, 'signed in')
      localStorage.setItem('lang', 'en')
      localStorage.setItem(name ?? '', value ?? '')
      localStorage.setItem('auth_user', stored ?? '')
    },
    ['auth_token', token, JSON.stringify(user)],
  )
  await page.goto(`/admin-dashboard${query}`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

/** The left menu of dashboard and panel; a narrow window has it in a drawer. */
export const leftMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Staff pages' })

/** Goes to a view of staff by the left menu, out of its drawer where there is one. */
export async function goByMenu(page: Page, entry: RegExp | string): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  if (await opener.isVisible()) await opener.click()
  await leftMenu(page).getByRole('link', { name: entry, exact: true }).click()
}

/** Goes to the own account by its menu in the header. */
export async function goToAccount(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /· Account$/ }).click()
  await header.getByRole('link', { name: 'Account', exact: true }).click()
}

/** The message that stands in the corner of the page. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-radix-collection-item]').getByText(text, { exact: true })

export const row = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text })

/** A text that no other run writes. */
export const unique = (start: string): string => `${start} ${Date.now().toString(36)}`

/** Lets every call to a path of the API fail from now on. */
export const failing = (
  page: Page,
  path: RegExp,
  status = 500,
  method?: string,
): Promise<unknown> =>
  page.route(path, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status, json: { message: 'Out of order' } })
      : route.fallback(),
  )
