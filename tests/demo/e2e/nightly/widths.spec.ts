import { test } from '@playwright/test'
import { languages } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { unlistedPages, variedPages, widestLanguage } from '@/tests/demo/helpers/kinds-of-pages'
import { expectWordsInBoxes } from '@/tests/demo/helpers/words-in-boxes'
import { everyWidth, expectEverythingFits } from '@/tests/helpers/widths'

test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const lng of languages) {
  test(`headings, buttons and cards hold their words in ${lng}`, ({ page }) =>
    expectWordsInBoxes(page, lng))
}

for (const lng of languages.filter((lng) => lng !== 'en')) {
  test(`everything fits in ${lng} at every width`, async ({ page }) => {
    const paths = lng === widestLanguage ? unlistedPages : [...variedPages, ...unlistedPages]
    for (const path of paths) await expectEverythingFits(page, addressIn(lng, path), everyWidth)
  })
}
