import { expect, test } from '@playwright/test'
import { languageNames } from '@/src/i18n/languages'
import {
  chooseLanguage,
  expectFolded,
  headerButton,
  languageButton,
  openPanel,
  wide,
} from '@/tests/helpers/header'

test.use({ viewport: wide })

test('every language can be chosen in the picker', async ({ page }) => {
  await page.goto('/news')
  const sheet = await openPanel(page, languageButton)
  const found = new Set<string>()
  for (const name of ['Asia Pacific', 'Europe', 'Middle East']) {
    await sheet.getByRole('tab', { name }).click()
    const languages = sheet.getByRole('tabpanel', { name }).locator('[lang]')
    for (const text of await languages.allTextContents()) found.add(text)
  }
  expect([...found].sort()).toEqual(Object.values(languageNames).sort())
})

test('the choice goes back to English, which stands in no address', async ({ page }) => {
  await page.goto('/zh/products')
  await chooseLanguage(page, /中文$/, 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
  await expect(page).toHaveURL(/:\d+\/products$/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('links go on in the language of the choice', async ({ page }) => {
  await page.goto('/news')
  await chooseLanguage(page, languageButton, '中文')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await page.getByRole('contentinfo').locator('a[href$="/support"]').click()
  await expect(page).toHaveURL(/\/support$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u)
})

test('Escape closes the picker; arrow keys go through its regions', async ({ page }) => {
  await page.goto('/news')
  const sheet = await openPanel(page, languageButton)
  const selected = sheet.getByRole('tab', { selected: true })
  await selected.focus()
  await page.keyboard.press('ArrowDown')
  await expect(selected).toHaveText('Europe')
  await expect(selected).toBeFocused()
  await page.keyboard.press('End')
  await expect(selected).toHaveText('Africa')
  await page.keyboard.press('Escape')
  await expectFolded(page)
  await expect(headerButton(page, languageButton)).toBeFocused()
})
