import { expect, test } from '@playwright/test'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { holdBack } from '@/tests/helpers/hold-back'
import { heavyPhoto } from '@/tests/helpers/photos'
import { openDashboard, row, toast, unique } from '@/tests/helpers/staff-pages'

test('a photo of more than 8 MB is made smaller in the browser, upright; a PDF is refused in words', async ({
  page,
}) => {
  const { default: sharp } = await import('sharp')
  const photo = await heavyPhoto(6)
  await openDashboard(page, 'catalogue', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  const pictures = page.getByRole('dialog').getByLabel('Pictures')
  const input = pictures.locator('input[type=file]')
  const sent = page.waitForResponse('**/api/upload')
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  const answer = await sent
  expect(answer.status()).toBe(201)
  const stored = await page.request.get(`/api${(await answer.json()).url}`)
  const { width, height } = await sharp(await stored.body()).metadata()
  expect([width, height]).toEqual([1646, 2560])
  await expect(pictures.getByRole('img', { name: 'Picture 1' })).toBeVisible()

  await input.setInputFiles({
    name: 'brochure.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(page.getByText('brochure.pdf is a PDF, not a picture.').first()).toBeVisible()
  await input.setInputFiles({
    name: 'huge.heic',
    mimeType: 'image/heic',
    buffer: Buffer.alloc(9 * 1024 * 1024),
  })
  await expect(page.getByText(/huge\.heic is 9 MB .* up to 8 MB/).first()).toBeVisible()
  await expect(pictures.getByRole('img')).toHaveCount(1)
})

test('a successor is chosen by its name; a name that is none is refused once it is typed', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const category = await staff.first('categories', 'limit=1')
  const [first, second] = [unique('First machine'), unique('Second machine')]
  const [product, next] = await Promise.all(
    [first, second].map((name) => staff.create('products', { name, categoryId: category.id })),
  )
  const successor = async () => (await staff.read(`/products/${product.id}?depth=0`)).successorId
  try {
    await openDashboard(page, 'catalogue', `?tab=products&open=${product.id}`)
    const dialog = page.getByRole('dialog', { name: first })
    const field = dialog.getByLabel('Successor')
    const save = dialog.getByRole('button', { name: 'Publish', exact: true })
    const unknown = dialog.getByText('No product has this name. Choose one from the list.')
    // What is typed is found later than it is typed.
    const release = await holdBack(page, '**/api/admin/products')
    await field.fill(second.toLowerCase())
    await expect(unknown).toHaveCount(0)
    await field.press('Tab')
    release()
    // Once it is found, its name is no error.
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull()
    await field.press('ArrowDown')
    await expect(dialog.getByRole('option', { name: second })).toBeVisible()
    await field.press('Escape')
    await expect(dialog.getByRole('option', { name: second })).toHaveCount(0)
    await save.click()
    await expect(toast(page, 'Product updated')).toBeVisible()
    expect(await successor()).toBe(next.id)

    await row(page, first).getByRole('button', { name: 'Edit' }).click()
    await expect(field).toHaveValue(second)
    await field.fill('No such machine')
    await expect(unknown).toHaveCount(0)
    await field.press('Tab')
    await expect(unknown).toBeVisible()
    await save.click()
    await expect(field).toBeFocused()
    expect(await successor()).toBe(next.id)

    await field.fill('')
    await save.click()
    await expect(dialog).toHaveCount(0)
    expect(await successor()).toBeNull()
  } finally {
    for (const { id } of [product, next]) await staff.remove('products', id)
  }
})
