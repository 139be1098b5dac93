import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { demoStaff, signInToPanel } from './demo-staff'
import { bar, editor } from './edit-page'

/** Titles with letters that reach far above and below their lines. */
const titles = {
  en: 'Ägypten jagt Gypsy quay pygmy ÄÖÅ jungle gjpqy staggering typography',
  th: 'ที่นี่ผู้ใหญ่รู้สึกปั่นป่วนเพราะน้ำท่วมทั้งปี ผู้ใช้เครื่องนี้ได้ทุกปุ่ม',
}

/** Defines a test that every letter of a heading can be seen while the heading is edited, in a wide and a narrow window. */
export function testLetters(lng: keyof typeof titles): void {
  const title = titles[lng]
  test(`no letter is cut off or hidden where a heading is edited and selected, ${lng}`, async ({
    page,
    request,
  }) => {
    const staff = await demoStaff(request, 'editor')
    const path = `/letters-${Date.now().toString(36)}`
    const blocks = [{ blockType: 'hero', title, text: title }]
    const { id, layout } = await staff.create('pages', { title, path, layout: blocks })
    try {
      if (lng !== 'en') await staff.update('pages', id, { title, layout }, `?locale=${lng}`)
      page.setDefaultTimeout(60_000)
      await signInToPanel(page)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`/api/preview?collection=pages&id=${id}&lng=${lng}`)
        await expect(bar(page).getByRole('button', { name: /^(Publish|เผยแพร่)$/ })).toBeVisible()
        await expect(page.locator('[data-edit]').first()).toBeVisible()
        const heading = page.getByRole('heading', { level: 1 })
        const box = await heading.boundingBox()
        const size = Number.parseFloat(
          await heading.evaluate((element) => getComputedStyle(element).fontSize),
        )
        if (!box) throw new Error('The page has no heading')
        // With what reaches out of the lines, and without the line around the field.
        const reach = Math.round(size * 0.3)
        const clip = { ...box, y: box.y - reach, height: box.height + reach }
        await page.mouse.move(0, 0)
        const before = await lightPixels(page, clip)
        await heading.click()
        await expect(editor(page)).toBeFocused()
        await expect(page.locator('.editor .label button')).toBeVisible()
        expect(await lightPixels(page, clip)).toBeGreaterThan(before * 0.98)
        await page.keyboard.press('ControlOrMeta+A')
        await expect
          .poll(() => editor(page).evaluate((area: HTMLTextAreaElement) => area.selectionEnd))
          .toBe(title.length)
        expect(await lightPixels(page, clip)).toBeGreaterThan(before * 0.95)
        await page.keyboard.press('Escape')
      }
    } finally {
      await staff.remove('pages', id)
    }
  })
}

type Box = { x: number; y: number; width: number; height: number }

/** Counts the pixels of light letters on a dark ground, those in the tint of a selection included. */
async function lightPixels(page: Page, clip: Box): Promise<number> {
  const pixels = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.filter((value) => value > 150).length
}
