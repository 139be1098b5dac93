import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { uploadLimits } from '@/src/domain/media/pictures/limits'

/**
 * Makes a photo of 2800 × 1800 pixels that is too heavy for the server: noise weighs about as much as can be.
 * @param orientation as cameras note it; 6 is a photo held on its side
 */
export async function heavyPhoto(orientation = 1): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const create = { width: 2800, height: 1800, channels: 3, background: '#808080', noise } as const
  const photo = await sharp({ create })
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(uploadLimits.bytes)
  return photo
}

/** Uploads a photo in the form of a picture in the panel, and expects that it is stored in these pixels. */
export async function expectPhotoMadeSmaller(
  page: Page,
  buffer: Buffer,
  stored: string,
): Promise<void> {
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('.file-field input[type=file]').setInputFiles(photo)
  // It is there once it has been made smaller.
  await expect(page.locator('.file-field__filename')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/collections\/media\/[0-9a-f-]{20,}/)
  await expect(page.getByText(stored)).toBeVisible()
}
