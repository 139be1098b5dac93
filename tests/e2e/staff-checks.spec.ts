import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'
import { openDashboard, toast, unique } from '../helpers/staff-pages'

test('a finding leads from the overview to its field, and is gone once that is mended', async ({
  page,
  request,
}) => {
  const { create, remove } = await demoStaff(request)
  const title = unique('Checked')
  const { id } = await create('news', { title, summary: 'Lorem ipsum', isActive: true })

  await openDashboard(page, 'admin')
  const list = page.getByRole('region', { name: 'Checks' })
  const finding = list.getByRole('listitem').filter({ hasText: title })
  await expect(finding).toContainText('This placeholder is still to be filled in: “Lorem ipsum”.')
  await expect(finding).toContainText('English')
  await expectNoSidewaysScroll(page)
  const link = finding.getByRole('link')
  await expect(link).toHaveAttribute('href', `/admin-dashboard?tab=news&open=${id}&field=summary`)

  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Article' })
  const summary = dialog.getByLabel('Summary', { exact: true })
  await expect(summary).toHaveAccessibleDescription(
    'This placeholder is still to be filled in: “Lorem ipsum”.',
  )
  await expect(summary).toBeFocused()
  await expectNoViolations(page)
  await summary.fill('It opens in May.')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'News updated')).toBeVisible()
  await expect(page).toHaveURL(/tab=news$/)
  await page.goto(`/admin-dashboard?tab=news&open=${id}`)
  await expect(summary).not.toHaveAttribute('aria-describedby')
  await remove('news', id)
})

test('a mark stands at the field of a block as soon as the draft is saved, in the language that the form shows', async ({
  page,
  request,
}) => {
  const { create, remove } = await demoStaff(request)
  const { id } = await create('pages', {
    title: unique('Marked'),
    path: `/${crypto.randomUUID()}`,
    layout: [{ blockType: 'hero', title: 'Counted twice' }],
    _status: 'draft',
  })
  await signInToPanel(page, 'admin')
  await page.goto(`/admin/collections/pages/${id}?locale=en#field-layout__0__title`)
  const title = page.locator('#field-layout__0__title')
  await expect(title).toBeFocused()
  await title.fill('TODO')
  const marks = page.locator('.field-type', { has: title }).getByRole('group', { name: 'Checks' })
  await expect(marks).toHaveText('This placeholder is still to be filled in: “TODO”.')
  const beside = page.getByRole('region', { name: /^Checks \(\d+\)$/ })
  await expect(beside.getByText('This placeholder is still to be filled in: “TODO”.')).toBeVisible()
  await expectNoViolations(page)
  await title.fill('Counted twice again')
  await expect(marks).toBeHidden()
  await expect(beside.getByText('This placeholder is still to be filled in: “TODO”.')).toHaveCount(
    0,
  )
  await remove('pages', id)
})
