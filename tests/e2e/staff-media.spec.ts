import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff } from '../helpers/demo-staff'
import { openDashboard, row, toast, unique } from '../helpers/staff-pages'

/** Files as somebody drags them in: pictures of one color each. */
const files = (names: string[]) =>
  Promise.all(
    names.map(async (name, index) => ({
      name,
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 640, height: 480, channels: 3, background: `hsl(${index * 90} 60% 50%)` },
      })
        .png()
        .toBuffer(),
    })),
  )

async function drop(page: Page, dropped: Awaited<ReturnType<typeof files>>): Promise<void> {
  const data = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      return transfer
    },
    dropped.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      base64: buffer.toString('base64'),
    })),
  )
  await page
    .getByRole('region', { name: 'Media library' })
    .dispatchEvent('drop', { dataTransfer: data })
}

const phone = { width: 390, height: 900 }
const desktop = { width: 1440, height: 900 }

/** Expects that the page as it stands fits a phone and a desktop. */
async function expectFits(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
}

test('pictures are dropped, described, found, marked and deleted, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openDashboard(page, 'catalogue', '/media')
  await expect(page.getByRole('heading', { name: 'Media library', level: 1 })).toBeVisible()
  await expectFits(page)

  const name = unique('Dropped')
  const pdf = { name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await drop(page, [...(await files([`${name} a.png`, `${name} b.png`])), pdf])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText('2 of 3 uploaded')).toBeVisible()
  await expect(uploads.getByRole('alert')).toContainText('sheet.pdf is a PDF')
  const fields = uploads.getByLabel('What does it show? (English)')
  await fields.first().fill(`${name} first`)
  await page.keyboard.press('Tab')
  await expect(uploads.getByText('Saved')).toBeVisible()
  await expectNoViolations(page)
  await uploads.getByRole('button', { name: 'Hide uploads' }).click()

  await page.getByRole('tab', { name: 'Alt text' }).click()
  await page.getByLabel('Search').fill(name)
  // Rows are made anew once the search is in the address.
  await page.waitForURL(/[?&]q=/)
  const text = page.getByLabel(`${name} b.png – English`)
  await expect(page.getByRole('textbox', { name: /– English$/ })).toHaveCount(1)
  await text.fill(`${name} second`)
  await page.keyboard.press('Tab')
  await expect(page.getByText('Saved')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('tab', { name: 'All pictures' }).click()

  const night = `${name} night`
  for (const end of ['first', 'second'])
    await page.getByRole('checkbox', { name: `Select ${name} ${end}` }).check()
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  await bar.getByLabel('Tags for the selected pictures').fill(`kiosk, ${night}`)
  await expectFits(page)
  await bar.getByRole('button', { name: 'Add tags' }).press('Enter')
  await expect(toast(page, '2 records changed')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()

  await page.getByRole('button', { name: `${name} second` }).click()
  const sheet = page.getByRole('dialog', { name: `${name} second` })
  const point = sheet.getByRole('button', { name: /^Focal point: 50% from the left/ })
  await expect(point).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(point).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(sheet.getByText('52% from the left, 40% from the top')).toBeVisible()
  await sheet.getByLabel('Tags').fill(`kiosk, ${night.slice(0, -1)}`)
  await sheet.getByRole('button', { name: `Add the tag ${night}` }).press('Enter')
  await expect(sheet.getByLabel('Tags')).toBeFocused()
  await expect(sheet.getByLabel('Tags')).toHaveValue(`kiosk, ${night}`)
  await expect(sheet.getByText('Not used. It can be deleted.')).toBeVisible()
  await expectNoViolations(page)
  await expectFits(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Any tag').selectOption(night)
  await page.getByRole('button', { name: `${name} second` }).click()
  await expect(sheet.getByRole('button', { name: /^Focal point: 52%/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Delete picture' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Picture deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: `${name} second` })).toHaveCount(0)
})

test('documents are dropped, told what they are, and kept as drafts or published, on a phone too', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const product = await staff.first('products', 'limit=1&sort=name&select[name]=true')
  await page.setViewportSize(desktop)
  await openDashboard(page, 'catalogue', '/media?mode=documents')
  const title = unique('Dropped')
  const pdf = Buffer.from(`%PDF-1.7\n% ${title}\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n`)
  await drop(page, [
    { name: `${title}-zh.pdf`, mimeType: 'application/pdf', buffer: pdf },
    { name: 'notes.html', mimeType: 'text/html', buffer: Buffer.from('<p>No</p>') },
  ])
  const form = page.getByRole('form', { name: 'New downloads' })
  await expect(form.getByText('1 of 2 uploaded')).toBeVisible()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('Title shown to visitors')).toHaveValue(title)
  await expect(form.getByLabel('Language')).toHaveValue('zh')

  const save = form.getByRole('button', { name: 'Save as drafts' })
  await save.click()
  await expect(form.getByText('Choose a type.')).toBeVisible()
  await form.getByLabel('Type of these downloads').selectOption('manual')
  await form.getByLabel('Search products to show them with').fill(product.name)
  await form.getByRole('button', { name: `Add ${product.name}`, exact: true }).press('Enter')
  await expect(form.getByRole('button', { name: `Remove ${product.name}` })).toBeVisible()
  await form.getByLabel('Revision').fill('2.1')
  await expectNoViolations(page)
  await expectFits(page)
  await save.press('Enter')
  await expect(toast(page, '1 draft saved')).toBeVisible()

  await page.getByLabel('Search', { exact: true }).fill(title)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Any type').selectOption('manual')
  const entry = page.getByRole('listitem').filter({ hasText: title }).first()
  await expect(entry).toContainText('Manual · Draft')
  await expect(entry).toContainText(/2\.1 · 中文/)
  await expect(entry.getByRole('link', { name: product.name })).toBeVisible()
  await expectFits(page)

  const tag = unique('hall')
  await entry.getByRole('checkbox', { name: `Select ${title}` }).check()
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await bar.getByLabel('Tags for the selected downloads').fill(tag)
  await expectNoViolations(page)
  await expectFits(page)
  await bar.getByRole('button', { name: 'Add tags' }).press('Enter')
  await expect(toast(page, '1 record changed')).toBeVisible()
  await expect(entry).toContainText(`Manual · Draft · ${tag}`)
  await page.getByLabel('Any tag').selectOption(tag)
  await expect(entry).toBeVisible()

  const { id } = await staff.first('documents', `draft=true&sort=-createdAt&limit=1`)
  // The kind is still chosen: one press more, and visitors have it.
  await drop(page, [{ name: `${title} too.pdf`, mimeType: 'application/pdf', buffer: pdf }])
  await expect(form.getByLabel('Title shown to visitors')).toHaveValue(`${title} too`)
  await expectFits(page)
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, '1 download published')).toBeVisible()
  const published = await staff.first('documents', 'sort=-createdAt&limit=1')
  expect(published).toMatchObject({ title: `${title} too`, kind: 'manual', _status: 'published' })
  await staff.remove('documents', published.id)

  // The panel offers the tags of other records, and its own do not stand among them.
  const other = await staff.create('documents', {
    ...{ title: unique('Other'), kind: 'manual', releases: [], _status: 'draft' },
  })
  await page.goto(`/admin/collections/documents/${other.id}`)
  const known = page.getByRole('list', { name: 'Tags in use' })
  await expect(known).toBeVisible()
  await expectNoViolations(page)
  await known.getByRole('button', { name: `Add the tag ${tag}` }).press('Enter')
  await expect(known.getByRole('button', { name: `Add the tag ${tag}` })).toHaveCount(0)
  await expect(page.getByText(tag, { exact: true })).toBeVisible()
  // The panel holds what is changed in it.
  await staff.remove('documents', `${other.id}?overrideLock=true`)
  await staff.remove('documents', id)
})

test('a product takes its picture from the library, which then tells where it is used', async ({
  page,
}) => {
  const product = unique('Test Terminal')
  await openDashboard(page, 'catalogue', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Product' })
  await dialog.getByLabel('Name *').fill(product)
  await dialog.getByLabel('Category *').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Choose from library' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose from library' })
  const first = chooser.getByRole('listitem').first().getByRole('button')
  const alt = await first.innerText()
  await first.click()
  await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Product created')).toBeVisible()

  await page.goto(`/admin-dashboard/media?q=${encodeURIComponent(alt)}`)
  await page.getByRole('button', { name: alt }).first().click()
  const sheet = page.getByRole('dialog', { name: alt })
  const use = sheet.getByRole('link', { name: product })
  await expect(use).toHaveAttribute('href', /\?tab=products&open=/)
  await expect(sheet.getByText('A picture in use cannot be deleted')).toBeVisible()

  await page.goto(`/admin-dashboard?tab=products&q=${encodeURIComponent(product)}`)
  await row(page, product).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, product)).toHaveCount(0)
})
