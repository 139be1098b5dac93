import { expect, test } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { openDashboard, toast, unique } from '@/tests/helpers/staff-pages'

test.describe.configure({ timeout: 180_000 })

test('an article, and changes of a public one, are scheduled in the dashboard, and taken back', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request, 'newsroom')
  const title = unique('Later')
  const { id } = await staff.create('news', { title, _status: 'draft' })
  const time = '2031-05-04T09:30'
  try {
    await openDashboard(page, 'newsroom', `?tab=news&open=${id}`)
    const form = page.getByRole('dialog', { name: 'Edit Article' })
    const opener = form.getByRole('button', { name: 'Schedule', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Schedule', exact: true })
    const schedule = async () => {
      await opener.click()
      await dialog.getByLabel('Publishing time').fill(time)
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
      await expect(toast(page, 'Article scheduled for May 4, 2031, 9:30 AM')).toBeVisible()
      await page.getByRole('link', { name: 'View', exact: true }).click()
      await expect(form.getByText(/^Scheduled: 4 May 2031|^Scheduled: May 4, 2031/)).toBeVisible()
    }
    await schedule()
    const at = await page.evaluate((local) => new Date(local).toISOString(), time)
    expect(await staff.read(`/news/${id}`)).toMatchObject({
      _status: 'published',
      publishedAt: at,
    })
    await form.getByRole('button', { name: 'Cancel scheduled publishing' }).click()
    const sure = page.getByRole('alertdialog', { name: 'Cancel scheduled publishing' })
    await sure.getByRole('button', { name: 'Cancel scheduled publishing' }).click()
    await expect(toast(page, 'Article unpublished')).toBeVisible()
    await expect(form.getByText('Draft', { exact: true })).toBeVisible()

    await staff.update('news', id, { publishedAt: '2026-01-01', _status: 'published' })
    await page.reload()
    await expect(form.getByText('Published', { exact: true })).toBeVisible()
    await expect(opener).toBeDisabled()
    await form.getByLabel('Summary', { exact: true }).fill('Later words')
    await schedule()
    await expect(form.getByText(/^Published · changes waiting \(newsroom, /)).toBeVisible()
    expect(await staff.read(`/news/${id}/schedule`)).toEqual({ at })
    expect((await staff.read(`/news/${id}`)).summary ?? '').toBe('')

    await opener.click()
    await dialog.getByRole('button', { name: 'Cancel scheduled publishing' }).click()
    await expect(form.getByText(/^Scheduled/)).toHaveCount(0)
    expect(await staff.read(`/news/${id}/schedule`)).toEqual({ at: null })
    // The dialog of the article stayed open, and was not saved by the form within it.
    await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
  } finally {
    await staff.remove('news', id)
  }
})
