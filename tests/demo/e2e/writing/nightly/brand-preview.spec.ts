import { expect, test } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'
import { demoStaff, signInToPanel } from '@/tests/helpers/demo-staff'

const plain = { color: null, accent: null, corners: 'soft', density: 'normal', font: 'plex' }

test.afterEach(async ({ request }) => {
  await (await demoStaff(request)).create('globals/site-settings', { brand: plain })
})

test('an editor sees the look before anything is saved, in the preview, and then as public', async ({
  page,
}) => {
  await signInToPanel(page)
  await page.goto('/admin/globals/site-settings')
  // Its names and roles are there once its scripts are.
  await expect(page.getByRole('main')).toBeVisible()
  await page.getByRole('button', { name: 'Brand' }).click()
  await page.getByLabel('Brand color', { exact: true }).fill('6d28d9')
  const sample = page.locator('figure', { hasText: 'Light mode' })
  await expect(sample.getByText('Request a quote')).toHaveCSS(
    'background-color',
    'rgb(109, 40, 217)',
  )
  await expect(sample.getByRole('row', { name: /Text on the button/ })).toContainText(':1')

  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved').first()).toBeVisible()
  const action = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action'))
  await page.goto('/api/preview?global=site-settings&lng=en')
  expect(await action()).toBe('#6d28d9')
  await page.goto('/api/preview/leave?path=/')
  expect(await action()).not.toBe('#6d28d9')

  await page.goto('/admin/globals/site-settings')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('.payload-toast-item', { hasText: 'Published' })).toBeVisible()
  await page.goto('/')
  expect(await action()).toBe('#6d28d9')
})
