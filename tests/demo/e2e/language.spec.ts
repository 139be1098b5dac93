import { expect, test, type Page } from '@playwright/test'
import { languageNames } from '@/src/i18n/languages'
import { expectNoSidewaysScroll, expectNoViolations } from '@/tests/helpers/axe'
import {
  chooseLanguage,
  expectFolded,
  headerButton,
  languageButton,
  narrow,
  openPanel,
  wide,
} from '@/tests/helpers/header'
import { fetchPage } from '@/tests/helpers/html-page'

/** Words of the line that offers a page in a language. */
const offers = { ja: 'このページを日本語で読む' }

// How panels slide is tried in `menus.spec.ts`.
test.use({ viewport: wide, reducedMotion: 'reduce' })

test('the picker has six regions, of which the last three are empty', async ({ page }) => {
  await page.goto('/news')
  const sheet = await openPanel(page, languageButton)
  const tabs = sheet.getByRole('tab')
  await expect(tabs).toHaveText([
    'Asia Pacific',
    'Europe',
    'Middle East',
    'Latin America',
    'North America',
    'Africa',
  ])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  for (const name of ['Latin America', 'North America', 'Africa']) {
    await sheet.getByRole('tab', { name }).click()
    await expect(sheet.getByRole('tabpanel', { name })).toHaveText('No languages available')
  }
})

test('the picker opens at a region of the page’s language, which it marks', async ({ page }) => {
  await page.goto('/ru/news')
  await page.locator('header [data-trigger]').nth(4).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[role=tab][aria-selected=true]')).toHaveText('Европа')
  await expect(dialog.locator('[aria-current=true]')).toContainText('Русский')
})

test('a choice changes the whole page at once, is stored, and closes the picker', async ({
  page,
}) => {
  await page.goto('/products')
  const english = await wordsOf(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await chooseLanguage(page, languageButton, '中文')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await expectFolded(page)
  await expect(headerButton(page, /：中文$/)).toBeFocused()
  await expect.poll(() => page.title()).not.toBe(english.title)
  const chinese = await wordsOf(page)
  for (const part of ['menu', 'heading', 'footer', 'title'] as const) {
    expect(chinese[part], part).toMatch(/\p{Script=Han}/u)
    expect(chinese[part], part).not.toBe(english[part])
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('zh')

  const response = await page.goto('/news')
  expect(await response?.text()).toContain('<html lang="zh"')
  expect(page.url()).toMatch(/:\d+\/news$/)
})

test('a choice keeps what was searched for, and can be made twice', async ({ page }) => {
  await page.goto('/products?q=trackball')
  await chooseLanguage(page, languageButton, '日本語')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page).toHaveURL(/q=trackball/)
  await chooseLanguage(page, /日本語$/, '한국어')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page).toHaveURL(/q=trackball/)
})

test('the back button leads to the page before, in the language of the choice', async ({
  page,
}) => {
  await page.goto('/news')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await chooseLanguage(page, languageButton, '中文')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await page.goBack()
  await expect(page).toHaveURL(/\/news$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u)
  await page.goForward()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
})

test('the language is right in the first HTML, by address and by cookie', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('<html lang="en"')
  expect(await (await request.get('/zh/products')).text()).toContain('<html lang="zh"')
  const headers = { Cookie: 'lang=ja' }
  const response = await request.get('/products', { headers })
  expect(await response.text()).toContain('<html lang="ja"')
  expect(response.headers()['cache-control']).toContain('private')
})

test('a visit keeps no language, a choice does, in cookie and storage', async ({
  page,
  context,
}) => {
  const kept = async () => [
    (await context.cookies()).find(({ name }) => name === 'lang')?.value ?? null,
    await page.evaluate(() => localStorage.getItem('lang')),
  ]
  await page.goto('/zh/products')
  expect(await kept()).toEqual([null, null])
  await chooseLanguage(page, /中文$/, '日本語')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect(await kept()).toEqual(['ja', 'ja'])
  // A link that somebody sent shows its language, and changes no choice.
  await page.goto('/ru/products')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await kept()).toEqual(['ja', 'ja'])
  await expect(page.getByRole('link', { name: offers.ja })).toHaveAttribute('href', '/ja/products')
  await page.goto('/news')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('a language that is stored from an earlier visit is applied on load, and no other offered', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'ko'))
  await page.goto('/products')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page.locator('html')).not.toHaveAttribute('data-offer')
})

test.describe('a browser that prefers Japanese', () => {
  test.use({ locale: 'ja-JP' })

  test('is offered the page in Japanese, until that is chosen or closed', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, {
            shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
          })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const offer = page.getByRole('link', { name: offers.ja })
    await page.goto('/news')
    await expect(offer).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('[lang=ja]').filter({ has: offer })).toHaveCount(1)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01)
    expect(await context.cookies()).toEqual([])
    await expectNoViolations(page)
    await page.setViewportSize(narrow)
    await expectNoSidewaysScroll(page)

    await test.step('closed, it stays closed', async () => {
      await page.getByRole('complementary', { name: '日本語' }).getByRole('button').click()
      await expect(offer).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('data-offer')
    })

    await test.step('followed, it is a choice', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.goto('/products?q=trackball')
      await offer.click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
      await expect(page).toHaveURL(/q=trackball/)
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('ja')
      await expect(offer).toHaveCount(0)
    })
  })
})

test('the address of English leads to the plain address', async ({ request }) => {
  expect((await fetchPage(request, '/en/products')).address).toBe('/products')
})

test('axe finds nothing in the picker, which fits any screen', async ({ page }) => {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport)
    await page.goto('/news')
    await openPanel(page, languageButton)
    await expectNoSidewaysScroll(page)
  }
  await expectNoViolations(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer leads to every language', async ({ page }) => {
    await page.goto('/news')
    const links = page.locator('#languages a')
    await expect(links).toHaveText(Object.values(languageNames))
    await links.filter({ hasText: '中文' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    await page.goto('/products')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  })
})

/** Words of every part of the page. */
const wordsOf = async (page: Page) => ({
  menu: await page.getByRole('banner').getByRole('navigation').innerText(),
  heading: await page.getByRole('heading', { level: 1 }).innerText(),
  footer: await page.getByRole('contentinfo').innerText(),
  title: await page.title(),
})
