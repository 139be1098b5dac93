import { expect, test } from '@playwright/test'
import { openDashboard, row, toast, unique } from '../helpers/staff-pages'

test('a job is written, changed and deleted', async ({ page }) => {
  const title = unique('Test engineer')
  await openDashboard(page, 'admin', '?tab=jobs')
  await page.getByRole('button', { name: 'New Job' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Job' })
  await expect(dialog.getByLabel('Contact email')).toHaveValue(/^careers@/)
  await expect(dialog.getByLabel('Contact email')).toHaveAttribute('type', 'email')
  await dialog.getByLabel('Title *').fill(title)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Title and location are required')).toBeVisible()

  await dialog.getByLabel('Location').fill('Shenzhen')
  await dialog.getByLabel('Department').fill('Engineering')
  await dialog.getByLabel('Experience needed').fill('3 years')
  const vacancies = dialog.getByLabel('Vacancies')
  await expect(vacancies).toHaveValue('1')
  await expect(vacancies).toHaveAttribute('min', '1')
  await expect(vacancies).toHaveAttribute('step', '1')
  await vacancies.fill('')
  await vacancies.pressSequentially('2e.5')
  await expect(vacancies).toHaveValue('25')
  await vacancies.fill('')
  await vacancies.blur()
  await expect(vacancies).toHaveValue('1')
  await dialog.getByLabel('Responsibilities').fill('  Solder \n\n Measure\n')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    responsibilities: ['Solder', 'Measure'],
    requirements: [],
    vacancy: 1,
  })
  await expect(toast(page, 'Job created')).toBeVisible()
  await expect(row(page, title)).toContainText('Shenzhen')
  await expect(row(page, title)).toContainText('Engineering')
  await expect(row(page, title)).toContainText('3 years')

  await row(page, title).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Job' }).getByLabel('Vacancies').fill('4')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Job updated')).toBeVisible()

  await row(page, title).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Job deleted')).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
})

test('jobs say what fails, and that there are none', async ({ page }) => {
  await page.route(/\/api\/admin\/jobs\?/, (route) => route.fulfill({ status: 500, body: '' }))
  await openDashboard(page, 'admin', '?tab=jobs')
  await expect(page.getByText('Failed to load jobs.')).toBeVisible()
  await expect(page.getByText('500 Internal Server Error – HTTP 500')).toBeVisible()
  await page.route(/\/api\/admin\/jobs\?/, (route) =>
    route.fulfill({ json: { docs: [], totalDocs: 0 } }),
  )
  await page.reload()
  await expect(page.getByText(/^No jobs yet\.\.\./)).toBeVisible()
})
