import { expect, test } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'

const sections = [
  'Introduction',
  'Cookies',
  'License & Acceptable Use',
  'User Comments & Submissions',
  'Linking to Our Site',
  'iFrames',
  'Content Liability',
  'Your Privacy',
  'Reservation of Rights',
  'Removal of Links',
  'Disclaimer',
  'Contact Us',
]

test('terms and conditions have their date and their twelve sections', async ({ page }) => {
  await page.goto('/legal/terms-and-conditions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
  await expect(page.getByText('Last updated September 1, 2025')).toBeVisible()
  const main = page.getByRole('main')
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.map((title) => title.replace(/^\d+ /, ''))).toEqual(sections)
})

test('the contents lead to the sections', async ({ page }) => {
  await page.goto('/legal/terms-and-conditions')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveCount(12)
  await contents.getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page).toHaveURL(/#disclaimer$/)
  await expect(page.getByRole('heading', { name: /Disclaimer/ })).toBeInViewport()
})

test('texts lead to the pages that they name', async ({ page }) => {
  await page.goto('/legal/terms-and-conditions')
  const text = page.getByRole('region', { name: /Contact Us/ })
  await text.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('the date is written as the language does', async ({ page }) => {
  await page.goto('/zh/legal/terms-and-conditions')
  await expect(page.getByText('2025年9月1日')).toBeVisible()
})

for (const path of ['terms-and-conditions', 'privacy-policy', 'terms-of-use', 'cookies']) {
  test(`/legal/${path} is there in English and Chinese, and accessible`, async ({ page }) => {
    for (const lng of ['', '/zh']) {
      await page.goto(`${lng}/legal/${path}`)
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(5)
    }
    await expectNoViolations(page)
  })
}

test('what the cookies page says is so: one cookie, and only where a language was chosen', async ({
  page,
  context,
}) => {
  await page.goto('/legal/cookies')
  await page.goto('/zh/legal/cookies')
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['lang'])
})
