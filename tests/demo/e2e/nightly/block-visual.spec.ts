import { expect, test } from '@playwright/test'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '@/scripts/lib/chromium.mjs'
import { signInToPanel } from '@/tests/helpers/demo-staff'
import { expectLook } from '@/tests/helpers/look'

/**
 * Every block with its defaults, beside its committed pictures; blocks of records show the demo as it is
 * delivered. `npm run blocks:visual` renews the pictures.
 */
const slugs = readdirSync('public/blocks').map((file) => path.parse(file).name)

const folder = 'tests/demo/e2e/visual'

const looks = [
  { width: 1280, height: 800, schemes: ['light', 'dark'] },
  { width: 390, height: 844, schemes: ['light'] },
] as const

/** The pictures are of letters as the Chromium without windows draws them on Linux; others hint them otherwise. */
const isCompared = process.platform === 'linux' && /headless-shell$/.test(findChromium() ?? '')

// Pictures that other tests have fetched in another size would be taken again.
test.use({ reuseContext: false })

// By a clock that changes with the seasons as the demo's does, its business hours stand there once.
test.use({ timezoneId: 'America/Toronto' })

for (const { width, height, schemes } of looks) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('every block is drawn with its defaults, and looks as it did', async ({ page }) => {
      test.setTimeout(600_000)
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await signInToPanel(page)
      if (!isCompared) console.warn('Blocks are drawn, but not compared with their pictures.')
      for (const slug of slugs) {
        const answer = await page.goto(`/admin/block/en/${slug}`)
        expect(answer?.status(), slug).toBe(200)
        const main = page.locator('main')
        expect((await main.innerText()).length, slug).toBeGreaterThan(20)
        expect((await main.boundingBox())?.height, slug).toBeGreaterThan(100)
        for (const colorScheme of isCompared ? schemes : []) {
          await page.emulateMedia({ colorScheme })
          await expectLook(page, `${slug}-${width}-${colorScheme}.webp`)
        }
      }
      expect(errors).toEqual([])
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
