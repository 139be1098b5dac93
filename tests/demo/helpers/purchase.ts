import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectNoSidewaysScroll } from '@/tests/helpers/axe'
import { openDashboard, row, unique } from '@/tests/helpers/staff-pages'
import { smallPdf } from '@/tests/helpers/visitor-forms'

/** To the first questions of the demo's finder. */
const answers = ['pay-out', 'heated', '800-mm']

const machine = 'atm-a100-lobby'
const variant = 'A100-2C-F-N'

/** The words of the interface, as the site says them. */
const wordsOf = (lng: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${lng}/common.json`, 'utf8')) as Record<string, string>

interface Journey {
  lng: string
  width: number
  javaScriptEnabled: boolean
}

/** Tries a way from the finder to the request, as a visitor with this language, window and browser goes it. */
export function goFromQuestionToRequest({ lng, width, javaScriptEnabled }: Journey): void {
  const path = lng === 'en' ? '' : `/${lng}`
  test.describe(`${lng}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } })

    test('from a question to the request in the inbox', async ({ page, browser, baseURL }) => {
      const words = wordsOf(lng)
      const word = (key: string) => words[key] ?? ''
      /** An address of the site in the language of the journey. */
      const at = (address: string) => `${path}${address}`

      // Question
      await page.goto(at('/products/finder'))
      for (const answer of answers) {
        await page.locator(`main a[href*="=${answer}"]`).first().click()
        await expect(page).toHaveURL(new RegExp(`=${answer}`))
      }
      await expectNoSidewaysScroll(page)

      // Matches
      await page.locator('main a[href$="&results=1"]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('finder.found'))
      await expect(page.getByText(word('finder.why')).first()).toBeVisible()

      // Comparison
      await compare(page, { at, isLive: javaScriptEnabled })
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      await expectNoSidewaysScroll(page)
      const pdf = page.getByRole('link', { name: word('compare.pdf') })
      const sheet = await page.request.get(String(await pdf.getAttribute('href')))
      expect([sheet.status(), sheet.headers()['content-language']]).toEqual([200, lng])

      // Product and variant
      await page.locator(`main thead a[href="${at(`/product/${machine}`)}"]`).click()
      await expect(page).toHaveURL(at(`/product/${machine}`))
      if (javaScriptEnabled) {
        await page.locator(`tr#${variant} a`).click()
        await expect(page.locator('output')).toHaveText(variant)
        await page
          .locator('form')
          .getByRole('link', { name: word('product.quote') })
          .click()
      } else {
        await page.locator(`main a[href*="/quote?items=${machine}"]`).first().click()
      }
      await expect(page).toHaveURL(new RegExp(`/quote\\?items=${machine}`))
      await expectNoSidewaysScroll(page)

      // Request with a file
      const company = unique(`Purchase ${lng} ${width}`)
      await page.locator('#quote-company').fill(company)
      await page.locator('#quote-name').fill('Ann')
      await page.locator('#quote-email').fill('ann@example.com')
      await page.locator('#quote-files').setInputFiles({
        name: 'tender.pdf',
        mimeType: 'application/pdf',
        buffer: smallPdf(company),
      })
      await page.getByLabel(word('quote.consent')).check()
      await page.getByRole('button', { name: word('quote.send') }).click()
      await expect(page).toHaveURL(/\/quote\/status\/q-[\w-]+\?key=/)
      await expect(page.getByText('tender.pdf')).toBeVisible()

      // Inbox, in a window with scripts
      const staff = await browser.newContext({ javaScriptEnabled: true, baseURL })
      const inbox = await staff.newPage()
      await openDashboard(inbox, 'admin', `/quotes?q=${encodeURIComponent(company)}`)
      await expect(row(inbox, company)).toContainText('A100 Lobby')
      await row(inbox, company).getByRole('button', { name: 'Open' }).click()
      const dialog = inbox.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: 'tender.pdf' })).toBeVisible()
      if (javaScriptEnabled) await expect(dialog).toContainText(variant)
      await staff.close()
    })
  })
}

interface Choice {
  at: (address: string) => string
  isLive: boolean
}

/** Two of the matches side by side: by ticking them, without scripts by the form of the comparison. */
async function compare(page: Page, { at, isLive }: Choice): Promise<void> {
  if (isLive) {
    const boxes = page.getByRole('checkbox')
    await page.locator(`[data-compare="${machine}"][role="checkbox"]`).click()
    await boxes.and(page.locator('[aria-checked="false"]')).first().click()
    // The finder has a link to the comparison of the first ones, too.
    const tray = page.locator('a[href*="/products/compare?ids="]:not([data-compare])')
    await tray.filter({ hasText: /[(（]2[)）]/ }).click()
  } else {
    await page.locator(`[data-compare="${machine}"]`).click()
    await expect(page).toHaveURL(at(`/products/compare?ids=${machine}&added=1`))
    await page.locator('#compare-add').selectOption({ index: 1 })
    await page.locator('main form button[type="submit"]').click()
  }
  await expect(page).toHaveURL(new RegExp(`/products/compare\\?ids=${machine}`))
}
