import { expect, test } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'

test('service and support: six strengths, the offline system twice, the online platform', async ({
  page,
}) => {
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service & Support')
  const strengths = page.getByRole('region', { name: 'Six strengths of our service' })
  await expect(strengths.getByRole('listitem')).toHaveCount(6)
  await expect(
    page.getByRole('heading', { name: 'Comprehensive Offline Service System' }),
  ).toHaveCount(2)
  await expect(
    page.getByRole('heading', { name: 'Efficient Online Service Platform' }),
  ).toHaveCount(1)
  await expectNoViolations(page)
})

test('questions open their answers', async ({ page }) => {
  await page.goto('/support')
  const answer = page.getByText('The serial number, which is on the inside of the top door')
  await expect(answer).toBeHidden()
  await page.getByText('What do you need to know when I call?').click()
  await expect(answer).toBeVisible()
  await expectNoViolations(page)
})
