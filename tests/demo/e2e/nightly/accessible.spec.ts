import { expect, test } from '@playwright/test'
import { addressIn } from '@/src/routing/route'
import { expectNoViolations } from '@/tests/helpers/axe'
import { everyWidth, expectEverythingFits, otherWidths } from '@/tests/helpers/widths'
import {
  filteredPages,
  kindsOfPages,
  unlistedPages,
  variedPages,
  widestLanguage,
} from '@/tests/demo/helpers/kinds-of-pages'

test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('everything fits on pages like those of npm test at every width', async ({
  page,
  request,
}) => {
  const { others } = await kindsOfPages(request)
  expect(others.length).toBeGreaterThanOrEqual(14)
  for (const path of others) await expectEverythingFits(page, path, everyWidth)
})

test('everything fits on each kind of page at the other widths', async ({ page, request }) => {
  const { unlike, records } = await kindsOfPages(request)
  for (const path of [...unlike, ...records, ...filteredPages])
    await expectEverythingFits(page, path, otherWidths)
})

test(`everything fits in ${widestLanguage}`, async ({ page }) => {
  for (const path of variedPages) await expectEverythingFits(page, addressIn(widestLanguage, path))
})

test('axe finds nothing on pages with the blocks of others', async ({ page, request }) => {
  const { unlike } = await kindsOfPages(request)
  for (const path of unlike.filter((one) => !variedPages.includes(one))) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})

test('axe finds nothing in languages with other letters', async ({ page }) => {
  for (const lng of [widestLanguage, 'th'] as const) {
    for (const path of ['/', '/contact']) {
      await page.goto(addressIn(lng, path))
      await expectNoViolations(page)
    }
  }
})

test('axe finds nothing on any kind of page on a phone in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of variedPages) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})

test('axe finds nothing where a list is filtered, finds nothing, or is in Thai', async ({
  page,
}) => {
  for (const path of filteredPages) {
    await page.goto(path)
    await expectNoViolations(page)
  }
})

test('everything fits on pages that no list names, and axe finds nothing', async ({ page }) => {
  for (const path of [...unlistedPages, '/careers/nothing']) {
    await expectEverythingFits(page, path)
    await expectNoViolations(page)
  }
  for (const path of filteredPages) await expectEverythingFits(page, path)
})
