import { expect, test } from '@playwright/test'
import { fetchPage } from '@/tests/helpers/html-page'

test('the support page has six strengths, the offline system twice and the online platform', async ({
  request,
}) => {
  const page = await fetchPage(request, '/support')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Service & Support'])
  const strengths = page.byRole('region', { name: 'Six strengths of our service' })
  expect(strengths.byRole('listitem').count).toBe(6)
  for (const [name, count] of [
    ['Comprehensive Offline Service System', 2],
    ['Efficient Online Service Platform', 1],
  ] as const) {
    expect(page.byRole('heading', { name }).count, name).toBe(count)
  }
})

test('questions open their answers', async ({ page }) => {
  await page.goto('/support')
  const answer = page.getByText('The serial number, which is on the inside of the top door')
  await expect(answer).toBeHidden()
  await page.getByText('What do you need to know when I call?').click()
  await expect(answer).toBeVisible()
})
