import { expect, test } from '@playwright/test'
import { demoStaff } from '../helpers/demo-staff'
import { modelFile } from '../helpers/samples'
import { openDashboard, row, toast, unique } from '../helpers/staff-pages'

test('a 3D model is added to a product in its form, shown on its page, and removed', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const { id: categoryId } = await staff.first('categories', 'limit=1&depth=0')
  const name = unique('Turning machine')
  const data = { name, categoryId, _status: 'published' }
  const { id, slug } = await staff.create('products', data)
  const shown = async () => (await request.get(`/product/${slug}`)).text()

  await openDashboard(page, 'catalogue', '?tab=products')
  await page.getByLabel('Search').fill(name)
  await row(page, name).getByRole('button', { name: 'Edit' }).click()
  const models = page.getByRole('group', { name: '3D model' })
  const file = models.locator('input[type=file]')
  await file.setInputFiles({
    name: 'half.glb',
    mimeType: 'model/gltf-binary',
    buffer: modelFile().subarray(0, 200),
  })
  await expect(toast(page, 'Upload failed')).toBeVisible()
  await expect(models.getByRole('listitem')).toHaveCount(0)

  const whole = { name: 'whole.glb', mimeType: 'model/gltf-binary', buffer: modelFile() }
  await file.setInputFiles(whole)
  await expect(models.getByRole('listitem')).toContainText(/105.mm × 125.mm × 43.mm/)
  await expect(models.getByText('On the page')).toBeVisible()
  expect(await shown()).toMatch(/\/api\/uploads\/\w+\.glb/)

  await models.getByRole('button', { name: `Remove 3D model ${name}` }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Remove' }).click()
  // Behind an open question nothing of the form is there for roles.
  await expect(question).toHaveCount(0)
  await expect(models).toBeVisible()
  await expect(models.getByRole('listitem')).toHaveCount(0)
  expect(await shown()).not.toContain('.glb')
  await staff.remove('products', id)
})
