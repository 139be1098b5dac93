import { expect, test } from '@playwright/test'
import { demoStaff } from '../helpers/demo-staff'
import { openDashboard, unique } from '../helpers/staff-pages'

test('a mistake is undone in three presses, and stays a draft until it is published', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const title = unique('As it should be')
  const { id } = await staff.create('news', { title, summary: 'First summary' })
  await staff.update('news', id, { title: 'A mistake', summary: 'Second summary' })
  await openDashboard(page, 'admin', `?tab=news&open=${id}`)
  await page.getByText('Earlier versions').click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Restore the version from / })
  await expect(dialog.getByText('Second summary')).toBeVisible()
  const field = dialog.getByRole('group', { name: 'Title', exact: true })
  await expect(field).toContainText(title)
  await field.getByRole('button', { name: 'Restore this field' }).click()
  await expect(
    page.getByText('Restored as a draft – publish to make it public.').first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Second summary')
  const publicTitle = async () => (await (await page.request.get(`/api/news/${id}`)).json()).title
  expect(await publicTitle()).toBe('A mistake')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(publicTitle).toBe(title)
  await staff.remove('news', id)
})

test('the activity log is searched by field, and narrowed by a range of days in the address', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const title = unique('Found by its field')
  const { id } = await staff.create('news', { title })
  await staff.update('news', id, { summary: 'What was added' })
  await openDashboard(page, 'admin', `/activity?record=${id}`)
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await page.getByRole('searchbox').fill('Summary')
  await expect(entries).toHaveCount(1)
  await expect(entries.getByText('What was added')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(entries).toHaveCount(0)
  await expect(page).toHaveURL(/q=Summary.*to=2020-01-01|to=2020-01-01.*q=Summary/)
  await staff.remove('news', id)
})
