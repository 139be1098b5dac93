import { expect, test } from '@playwright/test'
import { addressIn } from '@/src/i18n/route'
import { widestLanguages } from '@/tests/demo/helpers/kinds-of-pages'
import { expectWordsInBoxes } from '@/tests/demo/helpers/words-in-boxes'

for (const lng of ['en', ...widestLanguages] as const) {
  test(`headings, buttons and cards hold their words in ${lng}`, ({ page }) =>
    expectWordsInBoxes(page, lng))
}

test('scripts without slanted or bold letters of their own get no made-up ones', async ({
  page,
}) => {
  for (const lng of ['zh', 'ja', 'ko', 'th', 'hi'] as const) {
    await page.goto(addressIn(lng, '/contact'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-synthesis', 'none')
  }
})
