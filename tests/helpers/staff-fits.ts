import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from './axe'

/** Shows a tab of the dashboard, and expects that none of its texts is too small. */
export async function expectTabFits(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click()
  await expectNothingSmall(page, tab)
}

/** Opens a page of the dashboard, and expects that axe finds nothing on it and that it fits its window. */
export async function expectPageFits(page: Page, path: string): Promise<void> {
  await page.goto(`/admin-dashboard/${path}`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectNothingSmall(page, path)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

/** Chooses a language of staff, and expects that the header stays one row and the menu as wide as it is. */
export async function expectHeaderFits(page: Page, lng: string): Promise<void> {
  const header = page.getByRole('banner')
  if (await header.getByRole('combobox').isHidden()) {
    await header.getByRole('button', { expanded: false }).last().click()
  }
  await header.getByRole('combobox').selectOption(lng)
  await expect(page.locator('html')).toHaveAttribute('lang', lng)
  await expect.poll(async () => (await header.boundingBox())?.height, lng).toBeLessThan(70)
  const nav = page.locator('nav').first()
  expect(await nav.evaluate((each) => each.scrollWidth <= each.clientWidth), lng).toBe(true)
}

async function expectNothingSmall(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  expect(await smallTexts(page), what).toEqual([])
}

/** Texts smaller than the smallest step of the staff pages. */
const smallTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.getBoundingClientRect().width > 1 &&
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          ) &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 14,
      )
      .map(({ textContent }) => textContent),
  )
