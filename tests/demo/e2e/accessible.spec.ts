import { expect, test } from '@playwright/test'
import { expectContrast, expectNoViolations } from '@/tests/helpers/axe'
import { expectEverythingFits } from '@/tests/helpers/widths'
import { colourfulPages, kindsOfPages, variedPages } from '@/tests/demo/helpers/kinds-of-pages'

test.describe.configure({ timeout: 300_000 })

const phone = { width: 390, height: 844 }

/** The pages are read in so many parts, which run side by side. */
const parts = 3

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (let part = 0; part < parts; part += 1) {
  test(`everything fits on each kind of page, and axe finds nothing, part ${part + 1} of ${parts}`, async ({
    page,
    request,
  }) => {
    const { unlike, records } = await kindsOfPages(request)
    expect(unlike.length).toBeGreaterThanOrEqual(25)
    expect(records.length).toBeGreaterThanOrEqual(9)
    for (const path of [...unlike, ...records].filter((_, at) => at % parts === part)) {
      await expectEverythingFits(page, path)
      // The others hold the same blocks with other words.
      if (records.includes(path) || variedPages.includes(path)) await expectNoViolations(page)
    }
  })
}

test('all words stand out on a phone in the dark', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of colourfulPages) {
    await page.goto(path)
    await expectContrast(page, path)
  }
})
