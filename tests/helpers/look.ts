import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * Tolerance at half the size. Another build of Chromium draws edges of letters a little differently; and one pixel of a
 * picture that is decoded otherwise changes, faintly, what WebP loses all around it: up to 28 of a million here.
 */
const tolerance = { threshold: 0.1, maxDiffPixels: 50 }

/** Expects what stands in `main` to look as the picture of this name does. */
export async function expectLook(page: Page, name: string): Promise<void> {
  if (test.info().config.updateSnapshots !== 'none') {
    expect.soft(await lookOf(page, atRest), name).toMatchSnapshot(name, tolerance)
    return
  }
  // What was photographed too early is so no more at the next attempt.
  const compare = async () =>
    expect(await lookOf(page, photograph)).toMatchSnapshot(name, tolerance)
  await expect.soft(compare, name).toPass({ timeout: 10_000 })
}

/**
 * Takes a picture of `main`, complete and small (WebP). Half the size removes most differences between two builds of a
 * browser, and leaves those that a person would notice.
 */
async function lookOf(page: Page, take: (page: Page) => Promise<Buffer>): Promise<Buffer> {
  await completePictures(page)
  const image = sharp(await take(page))
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
