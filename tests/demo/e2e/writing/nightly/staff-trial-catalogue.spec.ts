import { expect, test, type Page } from '@playwright/test'
import { CountingHand } from '@/tests/demo/helpers/counting-hand'
import { documented, walk, type Trial } from '@/tests/demo/helpers/staff-trial'
import { uniquePdf } from '@/tests/helpers/documents'
import { modelFile } from '@/tests/helpers/samples'
import { leftMenu, row, unique } from '@/tests/helpers/staff-pages'
import { staffPassword } from '@/tests/helpers/staff-password'

/** Labels of the dashboard that the walks press. */
const label = {
  publish: 'Publish',
  restore: 'Restore all and publish',
  /** Writes what a CSV file changes. */
  write: /^Write 1 product/,
}

const picture = 'tests/fixtures/plate-192.png'

type Prepared = Omit<Trial, 'hand'>

const form = (page: Page) => page.getByRole('dialog')

async function newProduct({ staff }: Prepared, data: object = {}) {
  const category = await staff.first('categories', 'limit=1&depth=0')
  const name = unique('Trial product')
  const product = await staff.create('products', { name, categoryId: category.id, ...data })
  return {
    id: String(product.id),
    name: String(product.name),
    category,
    slug: String(product.slug),
  }
}

/** Leads to the list of products that shows those of a name; the presses up to here belong to another task. */
async function listProducts(hand: CountingHand, name: string): Promise<void> {
  await hand.click(hand.page.getByRole('tab', { name: 'Products' }))
  await hand.page.getByLabel('Search').fill(name)
  await expect(row(hand.page, name).first()).toBeVisible()
  await hand.page.waitForURL(/[?&]q=/)
  hand.presses = 0
}

/** Opens the form of a product by its name. */
async function openProduct(hand: CountingHand, name: string): Promise<void> {
  await hand.click(row(hand.page, name).getByRole('link', { name }))
  await expect(form(hand.page).getByLabel('Name *')).toHaveValue(name)
}

test('Sign in', async ({ page }) => {
  await page.goto('/admin-portal')
  const hand = new CountingHand(page)
  await expect(page.getByLabel('Username')).toBeVisible()
  // The demo offers an account there already; both are typed without a press.
  await page.getByLabel('Username').fill('editor')
  await page.getByLabel('Password').fill(staffPassword)
  await hand.press('Enter')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(hand.presses).toBe(documented.find(({ task }) => task === 'Sign in')?.now)
})

walk(
  'A product with two pictures, six attributes, two variants and texts for search engines',
  { prepare: async () => unique('Lobby terminal') },
  async ({ page, hand, staff }, name) => {
    await hand.click(page.getByRole('link', { name: 'Create Product' }))
    const dialog = form(page)
    await hand.choose(dialog.getByLabel('Category *'), 'ATM (atm)')
    await hand.click(dialog.getByLabel('Name *'))
    await hand.type(name)
    await hand.tab()
    await hand.type('Takes 400 notes at a time.')
    await hand.pickFiles(dialog.getByRole('button', { name: 'Add pictures' }), [picture, picture])
    await hand.click(dialog.getByRole('spinbutton', { name: 'Peak power' }))
    await hand.type('300')
    await hand.tab(2)
    await hand.type('5')
    await hand.tab()
    await hand.type('40')
    await hand.tab(2)
    await hand.type('500')
    await hand.tab()
    await hand.type('600')
    await hand.tab()
    await hand.type('1400')
    await hand.tab(2)
    await hand.type('200')
    await hand.click(dialog.getByRole('button', { name: 'Add an option' }))
    await hand.type('Colour')
    await hand.tab()
    await hand.type('black,light grey')
    await hand.click(dialog.getByLabel('SEO title'))
    await hand.type('A terminal for small lobbies')
    await hand.tab()
    await hand.type('Half a square metre, 400 notes at a time.')
    await expect(dialog.getByRole('img')).toHaveCount(2)
    await hand.click(dialog.getByRole('button', { name: label.publish, exact: true }))
    await expect(dialog).toHaveCount(0)
    const product = await staff.first('products', `search=${encodeURIComponent(name)}&depth=0`)
    expect(product._status).toBe('published')
    await staff.remove('products', product.id)
  },
)

walk('A 3D model for it', { prepare: newProduct }, async ({ page, hand, request, staff }, made) => {
  await listProducts(hand, made.name)
  await openProduct(hand, made.name)
  await hand.pickFiles(form(page).getByRole('button', { name: 'Add 3D model' }).first(), [
    { name: 'machine.glb', mimeType: 'model/gltf-binary', buffer: modelFile() },
  ])
  await expect
    .poll(async () => (await request.get(`/product/${made.slug}`)).text())
    .toMatch(/\/api\/uploads\/\w+\.glb/)
  await staff.remove('products', made.id)
})

walk('A PDF for it', { prepare: newProduct }, async ({ page, hand, request, staff }, made) => {
  const title = unique('guide')
  await hand.goTo(made.name)
  await expect(form(page).getByLabel('Name *')).toHaveValue(made.name)
  await hand.pickFiles(form(page).getByRole('button', { name: 'Upload files' }).first(), [
    { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: uniquePdf(made.name) },
  ])
  const files = page.getByRole('dialog', { name: 'New downloads' })
  await hand.choose(files.getByLabel('Type of these downloads'), 'manual')
  await hand.click(files.getByRole('button', { name: 'Add to product' }))
  await expect(files).toHaveCount(0)
  await hand.click(form(page).getByRole('button', { name: label.publish, exact: true }))
  await expect
    .poll(async () => (await request.get(`/product/${made.slug}`)).text())
    .toContain(title)
  const { id } = await staff.first('documents', `where[products][in][0]=${made.id}&depth=0`)
  await staff.remove('documents', id)
  await staff.remove('products', made.id)
})

walk('Its Chinese', { prepare: newProduct }, async ({ page, hand, request, staff }, made) => {
  await listProducts(hand, made.name)
  await openProduct(hand, made.name)
  await hand.click(form(page).getByRole('tab', { name: /^中文/ }))
  await hand.tab()
  await hand.type('大堂终端')
  await hand.tab()
  await hand.type('每次可处理四百张纸币')
  await hand.press('Control+s')
  await expect
    .poll(async () => (await request.get(`/zh/product/${made.slug}`)).text())
    .toContain('每次可处理四百张纸币')
  await staff.remove('products', made.id)
})

const renamed = async (prepared: Prepared) => {
  const made = await newProduct(prepared)
  const name = `${made.name} mistake`
  await prepared.staff.update('products', made.id, { name })
  return { ...made, name, before: made.name }
}

walk(
  'What was changed, before and after',
  { prepare: renamed },
  async ({ page, hand, staff }, made) => {
    await listProducts(hand, made.name)
    await openProduct(hand, made.name)
    await hand.click(form(page).getByText('History: who changed what'))
    await expect(form(page).getByRole('deletion').first()).toBeVisible()
    await staff.remove('products', made.id)
  },
)

walk('Undo a mistake', { prepare: renamed }, async ({ page, hand, request, staff }, made) => {
  await listProducts(hand, made.name)
  await openProduct(hand, made.name)
  hand.presses = 0
  await hand.click(form(page).getByText('Earlier versions'))
  await hand.click(form(page).getByRole('button', { name: 'Restore', exact: true }))
  const dialog = page.getByRole('dialog', { name: /^Restore the version from / })
  await hand.click(dialog.getByRole('button', { name: label.restore }))
  await expect
    .poll(async () => (await request.get(`/product/${made.slug}`)).text())
    .not.toContain(made.name)
  await staff.remove('products', made.id)
})

const five = async (prepared: Prepared) => {
  const mark = unique('Five')
  const category = await prepared.staff.first('categories', 'limit=1&depth=0')
  const ids: string[] = []
  for (let at = 1; at <= 5; at += 1) {
    const product = { name: `${mark} ${at}`, categoryId: category.id, order: at }
    ids.push((await prepared.staff.create('products', product)).id)
  }
  return { mark, ids, category }
}

walk('Five products changed at once', { prepare: five }, async ({ page, hand, staff }, made) => {
  await listProducts(hand, made.mark)
  for (let at = 1; at <= 5; at += 1)
    await hand.click(page.getByRole('checkbox', { name: `Select ${made.mark} ${at}` }))
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await hand.click(bar.getByRole('button', { name: 'Feature', exact: true }))
  await expect
    .poll(async () => (await staff.read(`/products/${made.ids[4]}?depth=0`)).isFeatured)
    .toBe(true)
  for (const id of made.ids) await staff.remove('products', id)
})

walk('Reorder products', { prepare: five }, async ({ page, hand, staff }, made) => {
  await listProducts(hand, made.mark)
  await page.getByLabel('Any category').selectOption(made.category.id)
  await hand.drag(
    row(page, `${made.mark} 1`)
      .getByRole('button', { name: /Drag|Move/ })
      .first(),
    row(page, `${made.mark} 3`),
  )
  await expect
    .poll(async () => (await staff.read(`/products/${made.ids[0]}?depth=0`)).order)
    .not.toBe(1)
  for (const id of made.ids) await staff.remove('products', id)
})

walk('CSV out', {}, async ({ page, hand }) => {
  await hand.click(page.getByRole('tab', { name: 'Products' }))
  hand.presses = 0
  await hand.click(page.getByRole('button', { name: 'CSV' }))
  const file = page.waitForEvent('download')
  await hand.click(page.getByRole('dialog').getByRole('button', { name: /Export|Download/ }))
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
})

walk('CSV in', { prepare: newProduct }, async ({ page, hand, staff }, made) => {
  await listProducts(hand, made.name)
  await hand.click(page.getByRole('button', { name: 'CSV' }))
  const csv = `slug,name\n${made.slug},${made.name} by file\n`
  await hand.pickFiles(page.getByRole('dialog').getByRole('button', { name: 'Import CSV' }), [
    { name: 'catalogue.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
  ])
  await hand.click(page.getByRole('dialog').getByRole('button', { name: label.write }))
  await expect
    .poll(async () => (await staff.read(`/products/${made.id}?depth=0`)).name)
    .toContain('by file')
  await staff.remove('products', made.id)
})

walk('Find what is incomplete', { prepare: newProduct }, async ({ page, hand, staff }, made) => {
  await hand.click(page.getByRole('tab', { name: 'Products' }))
  await hand.choose(page.getByLabel('Any completeness'), 'any')
  await expect(row(page, made.name)).toBeVisible()
  await staff.remove('products', made.id)
})

walk(
  'End of sale and successor',
  {
    prepare: async (prepared) =>
      [await newProduct(prepared), await newProduct(prepared, { name: unique('Next') })] as const,
  },
  async ({ page, hand, staff }, [made, next]) => {
    await listProducts(hand, made.name)
    await openProduct(hand, made.name)
    hand.presses = 0
    await hand.click(form(page).getByLabel('Last order day'))
    await hand.type('03312027')
    await hand.tab(2)
    await hand.type('03312032')
    await hand.tab(2)
    await hand.type(next.name)
    await expect(page.getByRole('option', { name: next.name })).toBeVisible()
    await hand.press('Control+s')
    await expect
      .poll(async () => (await staff.read(`/products/${made.id}?depth=0`)).successorId)
      .toBe(next.id)
    for (const { id } of [made, next]) await staff.remove('products', id)
  },
)

walk(
  'A new attribute',
  { prepare: async () => unique('Trial attribute') },
  async ({ page, hand, staff }, name) => {
    await hand.click(leftMenu(page).getByRole('link', { name: 'Attributes' }))
    await hand.click(page.getByRole('link', { name: 'Create new Attribute' }))
    await hand.click(page.locator('#field-label'))
    await hand.type(name)
    await hand.click(page.locator('#field-key'))
    await hand.type(name.toLowerCase().replaceAll(' ', '-'))
    await hand.click(page.getByRole('combobox', { name: 'Kind' }))
    await hand.type('Yes')
    await hand.press('Enter')
    await hand.press('Control+s')
    const made = () => staff.first('attributes', `where[key][like]=${name.split(' ')[2]}`)
    await expect.poll(made).toMatchObject({ label: name })
    const { id } = await made()
    await staff.remove('attributes', id)
  },
)
