import { expect, test } from '@playwright/test'
import { addressIn } from '@/src/routing/route'
import { expectWordsInBoxes } from '@/tests/demo/helpers/words-in-boxes'

test('headings, buttons and cards hold their words', ({ page }) => expectWordsInBoxes(page, 'en'))

test('scripts without slanted or bold letters of their own get no made-up ones', async ({
  page,
}) => {
  for (const lng of ['zh', 'ja', 'ko', 'th', 'hi'] as const) {
    await page.goto(addressIn(lng, '/contact'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-synthesis', 'none')
  }
})
