import { expect, type Locator, type Page } from '@playwright/test'
import { type demoStaff, signInToPanel } from './demo-staff'

interface Media {
  id: string
  filename: string
}

/** Opens a page for editing, signed in. */
export async function edit(page: Page, address: string, username = 'editor') {
  page.setDefaultTimeout(60_000)
  await signInToPanel(page, username)
  await page.goto(address)
  await expect(bar(page).getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
}

/** Returns the bar of in-place editing. */
export const bar = (page: Page): Locator => page.locator('aside.bar')

/** Returns the field in which a text is edited where it stands. */
export const editor = (page: Page): Locator => page.locator('.editor textarea')

/** Reads the pictures that the library shows first. */
export const media = async (
  staff: Awaited<ReturnType<typeof demoStaff>>,
): Promise<[Media, Media]> => (await staff.read('/media?limit=2&depth=0&sort=-createdAt')).docs

/** Returns the common prefix of a picture's files in all widths. */
export const baseName = ({ filename }: Media): string => filename.replace(/\.\w+$/, '')

/** Chooses a picture in the open sheet out of the library. */
export async function choose(page: Page, chosen: Media): Promise<void> {
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.locator(`li:has(img[src*="${baseName(chosen)}"]) button`).click()
  await expect(library).toHaveCount(0)
}
