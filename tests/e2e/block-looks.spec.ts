import { expect, test } from '@playwright/test'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { demoStaff } from '../helpers/demo-staff'
import { lookOf } from '../helpers/look'

/**
 * Every block with its defaults, beside its committed pictures. By its name this file comes early: blocks
 * of records show the demo as it is delivered. `npm run blocks:looks` renews the pictures.
 */
const slugs = readdirSync('public/blocks').map((file) => path.parse(file).name)

const folder = 'tests/e2e/looks'

const looks = [
  { width: 1280, height: 800, schemes: ['light', 'dark'] },
  { width: 390, height: 844, schemes: ['light'] },
] as const

/**
 * Of half the size. Another build of Chromium draws edges of letters a little differently; and one pixel of a
 * picture that is decoded otherwise changes, faintly, what WebP loses all around it: up to 28 of a million here.
 */
const tolerance = { threshold: 0.1, maxDiffPixels: 50 }

test.skip(process.platform !== 'linux', 'the pictures are of letters as Linux draws them')

for (const { width, height, schemes } of looks) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('every block looks as it did', async ({ page }) => {
      test.setTimeout(300_000)
      await demoStaff(page.request, 'editor')
      for (const slug of slugs) {
        await page.goto(`/admin/block/en/${slug}`)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          const name = `${slug}-${width}-${colorScheme}.webp`
          expect.soft(await lookOf(page), name).toMatchSnapshot(name, tolerance)
        }
      }
    })
  })
}

test('there are pictures of these blocks alone, and they are small', () => {
  const expected = slugs.flatMap((slug) =>
    looks.flatMap(({ width, schemes }) =>
      schemes.map((scheme) => `${slug}-${width}-${scheme}.webp`),
    ),
  )
  const pictures = readdirSync(folder)
  expect(pictures.sort()).toEqual(expected.sort())
  const bytes = pictures.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
  expect(bytes).toBeLessThan(4e6)
})
