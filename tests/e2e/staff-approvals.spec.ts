import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'
import { goByMenu, openDashboard, row, toast, unique } from '../helpers/staff-pages'

const rules = [{ roles: ['news_admin'], collections: ['news'] }]

test.afterEach(async ({ request }) => {
  await (await demoStaff(request)).create('globals/site-settings', { approvalRules: [] })
})

test('who needs approval saves a draft and asks, in the dashboard', async ({ page, request }) => {
  const admin = await demoStaff(request)
  await admin.create('globals/site-settings', { approvalRules: rules })
  const title = unique('Asking')
  const { id } = await admin.create('news', { title, content: 'Public words', isActive: true })

  await openDashboard(page, 'newsroom', `?tab=news&q=${encodeURIComponent(title)}`)
  await row(page, title).getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Article' })
  for (const name of ['Publish', 'Schedule'])
    await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0)
  await dialog.getByLabel('Summary', { exact: true }).fill('Words that wait')
  await dialog.getByRole('button', { name: 'Request approval' }).click()
  await expect(toast(page, 'Approval requested')).toBeVisible()
  expect((await admin.read(`/news/${id}`)).summary ?? '').toBe('')
  const { waiting } = await admin.read('/approvals/queue')
  expect(waiting).toMatchObject([{ resourceId: id, askedBy: 'newsroom', languages: ['en'] }])
  await row(page, title).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(dialog.getByText('Waiting for approval (requested by newsroom)')).toBeVisible()

  await admin.remove('news', id)
})

test('who needs approval asks for it in the panel', async ({ page, request }) => {
  const admin = await demoStaff(request)
  const forPages = [{ roles: ['admin'], collections: ['pages'] }]
  await admin.create('globals/site-settings', { approvalRules: forPages })
  // Who wrote it is not asked to approve it.
  const editor = await demoStaff(request, 'editor')
  const { id } = await editor.create('pages', {
    title: unique('Asking'),
    path: `/${crypto.randomUUID()}`,
    _status: 'draft',
  })
  await signInToPanel(page, 'editor')
  await page.goto(`/admin/collections/pages/${id}`)
  const ask = page.getByRole('button', { name: 'Request approval' })
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await ask.click()
  await expect
    .poll(async () => (await admin.read('/approvals/queue')).waiting)
    .toMatchObject([{ resourceId: id, askedBy: 'editor' }])
  await ask.click()
  await expect(page.getByText('This version is already waiting for approval.')).toBeVisible()
  await admin.remove('pages', id)
})

test('what waits is seen, commented on and approved', async ({ page, request }) => {
  const admin = await demoStaff(request)
  await admin.create('globals/site-settings', { approvalRules: rules })
  const newsroom = await demoStaff(request, 'newsroom')
  const title = unique('Waiting')
  const { id } = await newsroom.create('news', { title, content: 'New words', _status: 'draft' })
  await newsroom.create('approvals/ask', {
    resourceType: 'news',
    resourceId: id,
    note: '<b>Note</b>',
  })

  await openDashboard(page, 'admin')
  const forUser = page.getByRole('region', { name: 'For you' })
  await expect(
    forUser.getByRole('heading', { name: 'Waiting for your decision (1)' }),
  ).toBeVisible()
  await expect(forUser.getByRole('link', { name: title })).toBeVisible()
  await page.goto(`/admin-dashboard?tab=news&q=${encodeURIComponent(title)}`)
  await row(page, title).getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Article' })
  await dialog.getByText('Comments (0 open)').click()
  await dialog.getByLabel('New comment').pressSequentially('<i>Please</i> @newsr')
  await dialog.getByRole('button', { name: '@newsroom' }).click()
  await dialog.getByLabel('Field').selectOption('Title')
  await dialog.getByRole('button', { name: 'Send comment' }).click()
  await expect(dialog.getByText('Comments (1 open)')).toBeVisible()
  // At the field, and below the form.
  await expect(dialog.getByText('<i>Please</i> @newsroom')).toHaveCount(2)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')

  await goByMenu(page, 'Approvals (1 waiting)')
  await expect(page.getByText('<b>Note</b>')).toBeVisible()
  await page.getByRole('button', { name: `Show changes: ${title}` }).click()
  await expect(page.getByText('New words')).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  const opener = page.getByRole('button', { name: `Decline: ${title}` })
  await opener.click()
  const decline = page.getByRole('dialog', { name: 'Decline' })
  const reason = await decline.getByLabel('Reason').boundingBox()
  expect(reason?.x).toBeGreaterThan(((await decline.boundingBox())?.x ?? 0) + 8)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: `Approve and publish: ${title}` }).press('Enter')
  const decision = page.getByRole('dialog', { name: 'Approve and publish' })
  await expectNoViolations(page)
  await decision.getByRole('button', { name: 'Approve and publish' }).click()
  await expect(toast(page, 'Approved and published')).toBeVisible()
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
  expect((await admin.read(`/news/${id}`))._status).toBe('published')
  await admin.remove('news', id)
})
