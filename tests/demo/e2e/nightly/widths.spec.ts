import { test } from '@playwright/test'
import { languages } from '@/src/i18n/languages'
import { unlistedPages, variedPages, widestLanguages } from '@/tests/demo/helpers/kinds-of-pages'
import { expectEverythingFits } from '@/tests/helpers/widths'

test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const lng of languages.filter((lng) => lng !== 'en' && !widestLanguages.includes(lng))) {
  test(`everything fits in ${lng} at every width`, async ({ page }) => {
    for (const path of [...variedPages, ...unlistedPages])
      await expectEverythingFits(page, `/${lng}${path === '/' ? '' : path}`)
  })
}
