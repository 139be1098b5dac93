import { expect, test } from '@playwright/test'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { signInToPanel } from '../helpers/demo-staff'

test.describe.configure({ timeout: 120_000 })

/** Every block has a picture of its own. The blocks themselves bring in all of the site, which would take minutes here. */
const slugs = readdirSync('public/blocks').map((file) => path.parse(file).name)

test.describe('the gallery of blocks', () => {
  test('sends visitors to the sign-in, and shows them no block', async ({ page }) => {
    await page.goto('/admin/blocks')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect((await page.goto('/admin/block/en/hero'))?.status()).toBe(404)
    expect(await page.locator('body').innerText()).not.toContain('notes')
  })

  test('shows staff every block, with its fields and what they are for', async ({ page }) => {
    await signInToPanel(page)
    await page.goto('/admin/blocks', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { name: 'Block gallery' })).toBeVisible()
    for (const slug of slugs) {
      await expect(page.locator(`iframe[title="Block ${slug}"]`)).toHaveCount(1)
    }
    const hero = page.locator('#hero')
    await hero.getByText('Fields').click()
    await expect(hero.getByRole('row', { name: /^title text, required/ })).toContainText('Heading')
    await expect(hero.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the drawer of a page offers every block with its picture', async ({ page }) => {
  await signInToPanel(page)
  await page.goto('/admin/collections/pages/create')
  await page.getByRole('button', { name: /Add Block/ }).click()
  await expect(page.getByText('Texts and pictures', { exact: true })).toBeVisible()
  const drawer = page.locator('.blocks-drawer__block')
  const pictures = drawer.locator('img')
  await expect(pictures).toHaveCount(slugs.length)
  const broken = await pictures.evaluateAll(async (images) => {
    const failed = await Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        await image.decode().catch(() => {})
        return image.naturalWidth === 0 ? image.src : ''
      }),
    )
    return failed.filter(Boolean)
  })
  expect(broken).toEqual([])
})
