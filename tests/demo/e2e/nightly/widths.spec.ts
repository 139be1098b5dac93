import { test } from '@playwright/test'
import { languages } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { unlistedPages, variedPages, widestLanguages } from '@/tests/demo/helpers/kinds-of-pages'
import { expectWordsInBoxes } from '@/tests/demo/helpers/words-in-boxes'
import { expectEverythingFits } from '@/tests/helpers/widths'

test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const lng of languages.filter((lng) => lng !== 'en')) {
  const isWidest = widestLanguages.includes(lng)
  test(`everything fits in ${lng} at every width`, async ({ page }) => {
    for (const path of [...(isWidest ? [] : variedPages), ...unlistedPages])
      await expectEverythingFits(page, addressIn(lng, path))
  })

  if (!isWidest)
    test(`headings, buttons and cards hold their words in ${lng}`, ({ page }) =>
      expectWordsInBoxes(page, lng))
}
