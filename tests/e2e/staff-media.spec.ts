import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
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

for (const width of [390, 1440]) {
  test(`pictures are dropped, described, found, marked and deleted at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openDashboard(page, 'catalogue', '/media')
    await expect(page.getByRole('heading', { name: 'Media library', level: 1 })).toBeVisible()
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)

    const name = unique('Dropped')
    const pdf = { name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await drop(page, [...(await files([`${name} a.png`, `${name} b.png`])), pdf])
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await expect(uploads.getByText('2 of 3 stored')).toBeVisible()
    await expect(uploads.getByRole('alert')).toContainText('sheet.pdf is a PDF')
    const fields = uploads.getByLabel('What does it show? (English)')
    await fields.first().fill(`${name} first`)
    await page.keyboard.press('Tab')
    await expect(uploads.getByText('Saved')).toBeVisible()
    await expectNoViolations(page)
    await uploads.getByRole('button', { name: 'Hide this list' }).click()

    await page.getByRole('button', { name: 'Write alt texts' }).click()
    await page.getByLabel('Search').fill(name)
    // Rows are made anew once the search is in the address.
    await page.waitForURL(/[?&]q=/)
    const text = page.getByLabel(`${name} b.png – English`)
    await expect(page.getByRole('textbox', { name: /– English$/ })).toHaveCount(1)
    await text.fill(`${name} second`)
    await page.keyboard.press('Tab')
    await expect(page.getByText('Saved')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Show all pictures' }).click()

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
    await sheet.getByLabel('Tags').fill('kiosk, night')
    await page.keyboard.press('Tab')
    await expect(sheet.getByText('Nowhere. It can be deleted.')).toBeVisible()
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')

    if (width < 600) await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Any tag').selectOption('night')
    await page.getByRole('button', { name: `${name} second` }).click()
    await expect(sheet.getByRole('button', { name: /^Focal point: 52%/ })).toBeVisible()
    await sheet.getByRole('button', { name: 'Delete picture' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(toast(page, 'The picture is deleted')).toBeVisible()
    await expect(page.getByRole('button', { name: `${name} second` })).toHaveCount(0)
  })
}

test('a product takes its picture from the library, which then tells where it is used', async ({
  page,
}) => {
  const product = unique('Test Terminal')
  await openDashboard(page, 'catalogue', '?tab=products')
  await page.getByRole('button', { name: 'Create Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Product' })
  await dialog.getByLabel('Name *').fill(product)
  await dialog.getByLabel('Category').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Choose from the library' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose from the library' })
  const first = chooser.getByRole('listitem').first().getByRole('button')
  const alt = await first.innerText()
  await first.click()
  await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(toast(page, 'Product created')).toBeVisible()

  await page.goto(`/admin-dashboard/media?q=${encodeURIComponent(alt)}`)
  await page.getByRole('button', { name: alt }).first().click()
  const sheet = page.getByRole('dialog', { name: alt })
  const use = sheet.getByRole('link', { name: product })
  await expect(use).toHaveAttribute('href', /\?tab=products&open=/)
  await expect(sheet.getByText('It cannot be deleted')).toBeVisible()

  await page.goto(`/admin-dashboard?tab=products&q=${encodeURIComponent(product)}`)
  await row(page, product).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, product)).toHaveCount(0)
})
