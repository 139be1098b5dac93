import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'
import { openLive } from '@/tests/helpers/live-page'
import { openDashboard, row, unique } from '@/tests/helpers/staff-pages'
import { smallPdf } from '@/tests/helpers/visitor-forms'

export const tender = { name: 'tender.pdf', mimeType: 'application/pdf', buffer: smallPdf() }

/** Fills the form of a request in, and sends it. */
export async function fill(page: Page, company: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Company' }).fill(company)
  await page.getByLabel('Contact person').fill('Ann')
  await page.getByLabel('E-mail address').fill('ann@example.com')
  await page.getByLabel('Files', { exact: true }).setInputFiles(tender)
  await page.getByLabel(/^I have read the privacy policy/).check()
  await page.getByRole('button', { name: 'Send request' }).click()
}

export const header = (page: Page) => page.getByRole('banner')

/** Tries a quote list from the first machine to the inbox of staff. */
export function collectAndRequest(width: number): void {
  test(`machines are collected, sent and found in the inbox, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLive(page, '/products')
    await page.getByRole('link', { name: /^Add to quote list ?: A100 Lobby/ }).click()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('link', { name: /^In the quote list ?: A100 Lobby/ })).toBeVisible()
    await openLive(page, '/product/epp-e10-compact-pin-pad')
    await page
      .getByRole('link', { name: /^Add to quote list ?: E10/ })
      .first()
      .click()
    // It fits into the header, and nothing is wider than the window.
    const link = header(page).getByRole('link', { name: 'Quote list (2)' })
    await expect(link).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
    await link.click()
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby,epp-e10-compact-pin-pad')
    const amounts = page.getByLabel(/^Quantity/)
    await amounts.first().fill('12')
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby*12,epp-e10-compact-pin-pad')
    // What a list cannot hold is corrected where it was typed.
    await amounts.last().fill('9999999')
    await amounts.last().blur()
    await expect(amounts.last()).toHaveValue('9999')
    await expect(page).toHaveURL(/pin-pad\*9999$/)
    await amounts.last().fill('1')
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby*12,epp-e10-compact-pin-pad')
    await page.getByLabel('Add a product').selectOption({ value: 'atm-a300-through-the-wall' })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page).toHaveURL(/a300-through-the-wall$/)
    await expect(page.getByText('This list came with its address')).toHaveCount(0)
    await page.getByRole('link', { name: /^Remove A300/ }).click()
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby*12,epp-e10-compact-pin-pad')
    await expectNoViolations(page)

    const company = unique('Harbour Bank')
    await fill(page, company)
    await expect(page).toHaveURL(/\/quote\/status\/q-[\w-]+\?key=/)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/^Request Q-/)
    const number = String(await title.textContent()).replace('Request ', '')
    const status = page.url()
    await expect(page.getByText('tender.pdf')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    // What was sent is collected no longer.
    await expect(header(page).getByRole('link', { name: /^Quote list/ })).toHaveCount(0)

    await openDashboard(page)
    await page.goto(`/admin-dashboard/quotes?q=${number}`)
    await expect(row(page, number)).toContainText('12 × A100 Lobby')
    await row(page, number).getByRole('button', { name: 'Open' }).click()
    const dialog = page.getByRole('dialog', { name: `${number} – ${company}` })
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'tender.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('tender.pdf')
    const steps = dialog.getByRole('region', { name: 'Status' })
    await steps.getByRole('button', { name: 'In work' }).click()
    await expect(steps.getByRole('button', { name: 'In work' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await dialog.getByLabel('Valid until').fill('2099-12-31')
    await dialog.getByLabel('Attach file').setInputFiles({ ...tender, name: 'offer.pdf' })
    await expect(dialog.getByRole('button', { name: 'offer.pdf', exact: true })).toBeVisible()
    await steps.getByRole('button', { name: 'Quoted' }).click()
    await expect(row(page, number)).toContainText('Quoted')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Save' }).click()

    await page.goto(status)
    await expect(page.getByRole('listitem').filter({ hasText: 'Quote sent' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(page.getByText('Valid until December 31, 2099')).toBeVisible()
    const offer = page.waitForEvent('download')
    await page.getByRole('link', { name: 'offer.pdf' }).click()
    expect((await offer).suggestedFilename()).toBe('offer.pdf')
    await expectNoViolations(page)
  })
}
