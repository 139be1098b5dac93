import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'
import { openDashboard, unique } from '../helpers/staff-pages'

test('a finding leads from the overview to its field, and is gone once that is mended', async ({
  page,
  request,
}) => {
  const { create, read, remove } = await demoStaff(request)
  // The demo as it is delivered has none.
  const { documents } = await read('/checks?collection=pages')
  expect(documents).toEqual([])
  const title = unique('Checked')
  const { id } = await create('news', { title, summary: 'Lorem ipsum', isActive: true })

  await openDashboard(page, 'admin')
  const list = page.getByRole('region', { name: 'Checks' })
  const finding = list.getByRole('listitem').filter({ hasText: title })
  await expect(finding).toContainText('This is still to be written: “Lorem ipsum”.')
  await expect(finding).toContainText('English')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  const link = finding.getByRole('link')
  await expect(link).toHaveAttribute(
    'href',
    `/admin/collections/news/${id}?locale=en#field-summary`,
  )

  await signInToPanel(page, 'admin')
  await page.goto((await link.getAttribute('href')) ?? '')
  const summary = page.locator('#field-summary')
  await expect(summary).toBeFocused()
  const beside = page.getByRole('region', { name: 'Checks (1)' })
  await expect(beside.getByRole('link')).toHaveText('This is still to be written: “Lorem ipsum”.')
  await summary.fill('It opens in May.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByRole('region', { name: 'Checks (0)' })).toContainText('Nothing was found')
  await remove('news', id)
})
