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
  await page.getByLabel('Email address').fill('ann@example.com')
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
    // The button stays while one reads.
    await page.getByRole('heading', { name: 'Related products' }).scrollIntoViewIfNeeded()
    await page
      .getByRole('link', { name: /^Get Quote ?: E10/ })
      .last()
      .click()
    // It fits into the header, and nothing is wider than the window.
    await expect(header(page).getByRole('link', { name: 'Quote list (2)' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby,epp-e10-compact-pin-pad')
    const amounts = page.getByLabel(/^Quantity/)
    await amounts.first().fill('12')
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby*12,epp-e10-compact-pin-pad')
    // What a list cannot hold is corrected where it was typed, in words.
    for (const [typed, kept] of [
      ['9999999', '9999'],
      ['1.5', '2'],
      ['', '2'],
    ]) {
      await amounts.last().fill(String(typed))
      await amounts.last().blur()
      await expect(amounts.last()).toHaveValue(String(kept))
      await expect(
        page.getByText(`The quantity has been set to ${kept}.`, { exact: false }).first(),
      ).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`pin-pad\\*${kept}$`))
    }
    // 0 takes a machine out, and there is a way back, for its note as well.
    await page.getByLabel(/^Note: E10/).fill('Blue keys')
    await amounts.last().fill('0')
    await amounts.last().blur()
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby*12')
    await page.getByRole('link', { name: 'Undo' }).click()
    await expect(page.getByLabel(/^Note: E10/)).toHaveValue('Blue keys')
    await expect(page.getByText('was removed')).toHaveCount(0)
    await amounts.last().fill('1')
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby*12,epp-e10-compact-pin-pad')
    await page.getByLabel('Add a product').selectOption({ value: 'atm-a300-through-the-wall' })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page).toHaveURL(/a300-through-the-wall$/)
    await expect(page.getByText('This list was opened from a link')).toHaveCount(0)
    await page.getByRole('link', { name: /^Remove A300/ }).click()
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby*12,epp-e10-compact-pin-pad')
    await expectNoViolations(page)

    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await page.getByLabel(/^Delivery needed by: A100/).fill('2027-03-31')
    await page.getByLabel('Tender number').fill('T-77')
    await page.getByLabel('Quote needed by').fill('2027-02-28')
    // What was typed is there again after a look at another page.
    await page.goto('/products')
    await page.goto('/quote')
    await expect(page.getByLabel('Tender number')).toHaveValue('T-77')
    await expect(page.getByLabel(/^Note: E10/)).toHaveValue('Blue keys')

    const company = unique('Harbour Bank')
    await fill(page, company)
    await expect(page).toHaveURL(/\/quote\/status\/q-[\w-]+\?key=/)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/^Request Q-/)
    const number = String(await title.textContent()).replace('Request ', '')
    const status = page.url()
    await expect(page.getByText('tender.pdf')).toBeVisible()
    for (const text of ['T-77', 'February 28, 2027', 'March 31, 2027', 'Blue keys'])
      await expect(page.getByRole('region', { name: 'Machines' })).toContainText(text)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    // What was sent is collected no longer.
    await expect(header(page).getByRole('link', { name: /^Quote list/ })).toHaveCount(0)

    await openDashboard(page, 'admin', `/quotes?q=${number}`)
    await expect(row(page, number)).toContainText('12 × A100 Lobby')
    await row(page, number).getByRole('button', { name: 'Open' }).click()
    const dialog = page.getByRole('dialog', { name: `${number} – ${company}` })
    for (const text of ['T-77', 'Feb 28, 2027', 'Mar 31, 2027', 'Blue keys'])
      await expect(dialog).toContainText(text)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'tender.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('tender.pdf')
    const steps = dialog.getByRole('region', { name: 'Status' })
    await steps.getByRole('button', { name: 'In progress' }).click()
    await expect(steps.getByRole('button', { name: 'In progress' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await dialog.getByLabel('Valid until').fill('2099-12-31')
    await dialog.getByLabel('Attach file').setInputFiles({ ...tender, name: 'offer.pdf' })
    await expect(dialog.getByRole('button', { name: 'offer.pdf', exact: true })).toBeVisible()
    await steps.getByRole('button', { name: 'Quoted' }).click()
    await expect(steps.getByRole('button', { name: 'Quoted' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(row(page, number)).toContainText('Quoted')

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
