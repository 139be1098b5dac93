import { expect, type Page } from '@playwright/test'
import { addressIn } from '@/src/routing/route'
import type { Language } from '@/src/i18n/languages'
import { narrow, wide } from '@/tests/helpers/header'

const paths = ['/', '/products', '/contact', '/solutions/cdm']

/** Expects that no words stand out of a heading, button or card, on a phone and on a wide screen. */
export async function expectWordsInBoxes(page: Page, lng: Language): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize(narrow)
    await page.goto(addressIn(lng, path))
    await page.evaluate(() => document.fonts.ready)
    for (const viewport of [narrow, wide]) {
      await page.setViewportSize(viewport)
      expect(await tooWide(page), `${path} at ${viewport.width} px`).toEqual([])
    }
  }
}

/** Elements with words that do not fit into them, by what they say. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, button, dt, dd, th, td, label')]
      .filter((element) => {
        const { display } = getComputedStyle(element)
        const isShown = display !== 'none' && display !== 'inline' && element.clientWidth > 1
        return isShown && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`),
  )
