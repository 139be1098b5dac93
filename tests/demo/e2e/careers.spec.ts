import { expect, test } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'

test('careers: title, tagline, why join, vacancies', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers')
  await expect(
    page.getByText('Build machines that strangers trust with their money.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Why Join' })).toBeVisible()
  await expect(page.getByText('8 positions')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Technical Writer' })).toHaveText(
    'Technical WriterRotterdam, NetherlandsDocumentationApril 13, 2026',
  )
  await expectNoViolations(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('vacancies are chosen by department and place', async ({ page }) => {
    await page.goto('/careers')
    const positions = page.locator('main a[href^="/careers/"]')
    await page.getByLabel('Location').selectOption('Rotterdam, Netherlands')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/location=Rotterdam/)
    await expect(positions).toHaveCount(2)
    await expect(page.getByLabel('Location')).toHaveValue('Rotterdam, Netherlands')
    await page.getByLabel('Department').selectOption('Supply Chain')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('No position matches this choice.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all positions' }).click()
    await expect(positions).toHaveCount(8)
  })
})

test('a position tells what it is about, and where to write', async ({ page }) => {
  await page.goto('/careers/technical-writer')
  const facts = page.getByRole('complementary', { name: 'At a glance' })
  for (const text of ['Rotterdam, Netherlands', 'Documentation', 'April 13, 2026', '1 vacancy']) {
    await expect(facts.getByText(text)).toBeVisible()
  }
  await expect(facts.getByText(/Experience: /)).toBeVisible()
  await expect(facts.getByRole('link', { name: 'Apply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:careers@.*subject=Technical%20Writer$/,
  )
  await expectNoViolations(page)
})
