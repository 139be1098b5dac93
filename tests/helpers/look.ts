import type { Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * What stands in `main`, at rest and complete, as a small picture (WebP). Half the size takes away most of
 * what two builds of a browser draw differently, and leaves what a person would notice.
 */
export async function lookOf(page: Page): Promise<Buffer> {
  await completePictures(page)
  const image = sharp(await atRest(page))
  const { width } = await image.metadata()
  return image
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60, effort: 4 })
    .toBuffer()
}

/** Fonts are there, and every picture that is shown, also those that load only when they come into view. */
const completePictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...shown.map((image) => image.decode().catch(() => {})),
    ])
  })

/** Chromium may draw a picture roughly at first: it is taken until two in a row are the same. */
async function atRest(page: Page): Promise<Buffer> {
  let last = await photograph(page)
  for (let attempt = 0; attempt < 5; attempt++) {
    const next = await photograph(page)
    if (next.equals(last)) break
    last = next
  }
  return last
}

/** On its own `main` fills the window, however low the block is. */
const photograph = (page: Page): Promise<Buffer> =>
  page.locator('main').screenshot({ animations: 'disabled', style: 'main { flex: none }' })
