import { expect, test } from '@playwright/test'
import { fill, header, tender } from '@/tests/demo/helpers/quote-list'
import { unique } from '@/tests/helpers/staff-pages'
import { delayScripts } from '@/tests/helpers/hold-back'
import { openLive } from '@/tests/helpers/live-page'

test('a machine that is added before scripts are there joins the others', async ({ page }) => {
  await openLive(page, '/product/atm-a100-lobby')
  await page
    .getByRole('link', { name: /^Add to quote list ?: A100/ })
    .first()
    .click()
  // Only then is it stored, for the page that comes next.
  await expect(page.getByRole('link', { name: /^In the quote list ?: A100/ }).first()).toBeVisible()
  const release = await delayScripts(page)
  await page.goto('/product/epp-e10-compact-pin-pad', { waitUntil: 'commit' })
  await page
    .getByRole('link', { name: /^Add to quote list ?: E10/ })
    .first()
    .click()
  await expect(page).toHaveURL('/quote?items=epp-e10-compact-pin-pad&added=1')
  release()
  await expect(page).toHaveURL('/quote?items=atm-a100-lobby,epp-e10-compact-pin-pad')
  await expect(header(page).getByRole('link', { name: 'Quote list (2)' })).toBeVisible()
  await expect(page.getByText('This list was opened from a link')).toHaveCount(0)
})

test('a list of another visitor does not take the place of one’s own', async ({ page }) => {
  await page.goto('/quote?items=atm-a100-lobby*2')
  await expect(header(page).getByRole('link', { name: 'Quote list (1)' })).toBeVisible()
  await page.goto('/quote?items=atm-a500-drive-up*3,cdm-d200-compact-deposit')
  await expect(page.getByText('This list was opened from a link')).toBeVisible()
  await page
    .getByLabel(/^Quantity/)
    .first()
    .fill('4')
  await expect(page).toHaveURL(/drive-up\*4/)
  await page.getByRole('link', { name: 'Open my list' }).click()
  await expect(page).toHaveURL('/quote?items=atm-a100-lobby*2')
  await page.goto('/quote')
  await expect(page).toHaveURL('/quote?items=atm-a100-lobby*2')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is made, changed and sent by plain forms', async ({ page }) => {
    await page.goto('/product/atm-a100-lobby')
    await page
      .getByRole('link', { name: /^Get Quote ?: A100/ })
      .first()
      .click()
    await expect(page).toHaveURL('/quote?items=atm-a100-lobby&added=1')
    await page.getByLabel('Add a product').selectOption('atm-a300-through-the-wall')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('textbox', { name: 'Company' }).fill('Kept Bank')
    await page
      .getByLabel(/^Quantity/)
      .first()
      .fill('5')
    await page.getByLabel(/^Note: A300/).fill('By the door')
    await page.getByLabel('Delivery location').fill('Oslo')
    await page.getByRole('button', { name: 'Update quantities' }).click()
    await expect(page.getByLabel(/^Quantity/).first()).toHaveValue('5')
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Kept Bank')
    await expect(page.getByLabel(/^Note: A300/)).toHaveValue('By the door')
    await expect(page.getByLabel('Delivery location')).toHaveValue('Oslo')
    await fill(page, unique('Plain Bank'))
    await expect(page).toHaveURL(/\/quote\/status\//)
    await expect(page.getByText('5 ×')).toBeVisible()
  })

  test('a position is applied for on its page', async ({ page }) => {
    await page.goto('/careers')
    await page.locator('a[href^="/careers/"]').first().click()
    await page.getByLabel('Name').fill('Ben')
    await page.getByLabel('Email address').fill('ben@example.com')
    await page.getByLabel('Résumé').setInputFiles(tender)
    await page.getByLabel(/^I have read the privacy policy/).check()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We have received your application',
    )
  })
})
