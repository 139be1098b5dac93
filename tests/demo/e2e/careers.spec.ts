import { expect, test } from '@playwright/test'
import { fetchPage } from '@/tests/helpers/html-page'

test('the careers page has its title, its tagline, reasons to join and vacancies', async ({
  request,
}) => {
  const page = await fetchPage(request, '/careers')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Careers'])
  expect(page.byText('Build machines that strangers trust with their money.').count).toBe(1)
  expect(page.byRole('heading', { name: 'Why Join' }).count).toBe(1)
  expect(page.byText('8 positions').count).toBe(1)
  expect(page.byRole('listitem').filter({ hasText: 'Technical Writer' }).texts).toEqual([
    expect.stringMatching(
      /^Technical WriterAt 2 a\.m\., .*Rotterdam, NetherlandsDocumentationApril 13, 2026$/,
    ),
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('vacancies are chosen by department and place, without JavaScript', async ({ page }) => {
    await page.goto('/careers')
    const positions = page.locator('main a[href^="/careers/"]')
    await page.getByLabel('Location').selectOption('Rotterdam, Netherlands')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/location=Rotterdam/)
    await expect(positions).toHaveCount(2)
    await expect(page.getByLabel('Location')).toHaveValue('Rotterdam, Netherlands')
    await page.getByLabel('Department').selectOption('Supply Chain')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('No positions match your filters.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all positions' }).click()
    await expect(positions).toHaveCount(8)
  })
})

test('a position tells what it is about, and where to write', async ({ request }) => {
  const page = await fetchPage(request, '/careers/technical-writer')
  const facts = page.byRole('complementary', { name: 'At a glance' })
  for (const text of ['Rotterdam, Netherlands', 'Documentation', 'April 13, 2026', '1 vacancy']) {
    expect(facts.byText(text).count, text).toBe(1)
  }
  expect(facts.byText(/Experience: /).count).toBe(1)
  expect(facts.byRole('link', { name: 'Apply by email' }).attributes('href')).toEqual([
    expect.stringMatching(/^mailto:careers@.*subject=Technical%20Writer$/),
  ])
})
