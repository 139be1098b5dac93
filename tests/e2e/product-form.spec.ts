import { expect, test } from '@playwright/test'
import { demoStaff } from '../helpers/demo-staff'
import { modelFile } from '../helpers/samples'
import { openDashboard, row, toast, unique } from '../helpers/staff-pages'
import { smallPdf } from '../helpers/visitor-forms'

test('a product is made with variants of an option and a document, as a draft, and then published', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const name = unique('Kiosk K40')
  const title = unique('Manual')
  const manual = await staff.create('documents', { title, kind: 'manual' })
  await openDashboard(page, 'catalogue', '?tab=products&open=new')
  const dialog = page.getByRole('dialog')
  const category = dialog.getByLabel('Category *')
  await expect(category).toBeFocused()
  await category.selectOption({ index: 1 })
  await dialog.getByLabel('Name *').fill(name)

  await dialog.getByRole('button', { name: 'Add option' }).click()
  await page.keyboard.type('Colour')
  await page.keyboard.press('Tab')
  await page.keyboard.type('black,light grey')
  await page.keyboard.press('Enter')
  const variants = dialog.getByRole('list', { name: 'Variants' }).getByRole('listitem')
  await expect(variants).toHaveCount(2)
  await expect(dialog.getByText('light-grey', { exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show keys' }).click()
  await expect(dialog.getByText('light-grey', { exact: true })).toBeVisible()
  await dialog.getByRole('tab', { name: '中文' }).click()
  await dialog.getByLabel('Value 1 of Colour').fill('黑色')
  await dialog.getByRole('tab', { name: 'English' }).click()

  // A picture of a value comes from the library.
  const picture = dialog.getByRole('button', { name: 'Picture for black' })
  const library = page.getByRole('dialog', { name: 'Choose from library' })
  const choose = async () => {
    await picture.click()
    await library.getByRole('listitem').first().getByRole('button').click()
    await expect(library).toHaveCount(0)
    await expect(picture.locator('img')).toBeVisible()
  }
  await choose()
  await picture.click()
  await library.getByRole('button', { name: 'Remove picture' }).click()
  await expect(picture.locator('img')).toHaveCount(0)
  await choose()

  // A value whose variant has a note goes only when that is confirmed.
  await dialog.getByLabel('Note on black').fill('In stock')
  await dialog.getByRole('button', { name: 'Remove value black' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(variants).toHaveCount(2)

  await dialog.getByLabel('Add download').fill(title)
  await dialog.getByRole('option', { name: title }).click()
  await expect(dialog.getByRole('link', { name: title })).toBeVisible()
  const uploaded = unique('Sheet')
  const upload = async (name: string, kind: string) => {
    const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: smallPdf(name) }
    await dialog.getByLabel('Upload files', { exact: true }).last().setInputFiles(file)
    const form = page.getByRole('dialog', { name: 'New downloads' })
    await form.getByLabel('Type of these downloads').selectOption(kind)
    await form.getByRole('button', { name: 'Add to product' }).click()
    await expect(form).toHaveCount(0)
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('Draft')
  }
  await upload(uploaded, 'dataSheet')
  const model = { name: 'kiosk.glb', mimeType: 'model/gltf-binary', buffer: modelFile() }
  await dialog.getByRole('group', { name: '3D model' }).locator('input').setInputFiles(model)
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Product created')).toBeVisible()
  await expect(toast(page, 'Draft saved')).toBeVisible()

  await page.getByLabel('Search').fill(name)
  await expect(row(page, name)).toContainText('Draft')
  await row(page, name).getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByRole('link', { name: title })).toBeVisible()
  await expect(dialog.getByLabel('Note on black')).toHaveValue('In stock')
  await expect(dialog.getByRole('group', { name: '3D model' }).getByRole('link')).toHaveText(name)
  // What is uploaded is public with the product.
  const published = unique('Driver')
  await upload(published, 'driver')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Product updated')).toBeVisible()

  const { products } = await staff.read(`/documents/${manual.id}?depth=0&draft=true`)
  const stored = await staff.read(`/products/${products[0]}?depth=0&locale=all`)
  expect(stored).toMatchObject({
    _status: 'published',
    variants: {
      axes: [
        {
          key: 'colour',
          options: [
            { key: 'black', picture: expect.stringMatching(/^\/uploads\/\w+\.\w+$/) },
            { key: 'light-grey' },
          ],
        },
      ],
      combinations: [{ options: { colour: 'black' } }, { options: { colour: 'light-grey' } }],
    },
    variantTexts: { en: { colour: 'Colour' }, zh: { 'colour.black': '黑色' } },
  })
  const { docs } = await staff.read(
    `/documents?depth=0&draft=true&where[products][in][0]=${products[0]}`,
  )
  const states = docs.map((each: { title: string; _status: string }) => [each.title, each._status])
  expect(Object.fromEntries(states)).toMatchObject({
    [uploaded]: 'draft',
    [published]: 'published',
  })
  const models = await staff.read(`/product-models?where[products][in][0]=${products[0]}`)
  expect(models.docs).toHaveLength(1)
  for (const { id } of docs) if (id !== manual.id) await staff.remove('documents', id)
  for (const { id } of models.docs) await staff.remove('product-models', id)
  await staff.remove('products', products[0])
  await staff.remove('documents', manual.id)
})

test('what is missing leads to its field, and the side column stands where it has room', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const { id: categoryId } = await staff.first('categories', 'limit=1&depth=0')
  const { id } = await staff.create('products', { name: unique('Pump'), categoryId })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDashboard(page, 'catalogue', `?tab=products&open=${id}`)
  const dialog = page.getByRole('dialog')
  const left = async (label: string) => (await dialog.getByLabel(label).boundingBox())?.x ?? NaN
  expect(await left('Category *')).toBeGreaterThan((await left('Name *')) + 400)

  const missing = dialog.getByRole('group', { name: 'Completeness' })
  await missing.getByRole('button', { name: 'Download' }).first().click()
  await expect(dialog.getByLabel('Add download')).toBeFocused()
  await missing.getByText('Other languages').click()
  await missing
    .getByRole('listitem')
    .filter({ hasText: '日本語' })
    .getByRole('button', { name: 'Short description' })
    .click()
  await expect(dialog.getByRole('tab', { name: '日本語' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByLabel('Short description')).toBeFocused()
  await dialog.getByRole('link', { name: 'Search engines' }).click()
  await expect(dialog.getByRole('heading', { name: 'Search engines' })).toBeInViewport()

  await page.setViewportSize({ width: 820, height: 900 })
  expect(await left('Category *')).toBeLessThan((await left('Short description')) + 10)
  await staff.remove('products', id)
})
