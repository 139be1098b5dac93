import { expect, test } from '@playwright/test'
import { chooseLanguage, languageButton } from '@/tests/helpers/header'
import { fetchPage } from '@/tests/helpers/html-page'

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

test('terms and conditions have their date and their twelve sections', async ({ request }) => {
  const page = await fetchPage(request, '/legal/terms-and-conditions')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Terms & Conditions'])
  expect(page.byText('Last updated September 1, 2025').count).toBe(1)
  const titles = page.byRole('main').byRole('heading', { level: 2 }).texts
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

test('the date is written as the language does', async ({ request }) => {
  const page = await fetchPage(request, '/zh/legal/terms-and-conditions')
  expect(page.byText('2025年9月1日').count).toBe(1)
})

for (const path of ['terms-and-conditions', 'privacy-policy', 'terms-of-use', 'cookies']) {
  test(`/legal/${path} is there in English and Chinese`, async ({ request }) => {
    for (const lng of ['', '/zh']) {
      const page = await fetchPage(request, `${lng}/legal/${path}`)
      expect(page.byRole('heading', { level: 2 }).count).toBeGreaterThanOrEqual(5)
    }
  })
}

test('what the cookies page says is so: one cookie, and only where a language was chosen', async ({
  page,
  context,
}) => {
  await page.goto('/zh/legal/cookies')
  expect(await context.cookies()).toEqual([])
  await page.goto('/legal/cookies')
  await chooseLanguage(page, languageButton, '中文')
  await page.waitForURL('**/zh/legal/cookies')
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['lang'])
})
