import { expect, type Page, test } from '@playwright/test'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { hasDemo } from '@/src/generated/demo/has-demo'
import { expectNoSidewaysScroll, expectNoViolations } from '@/tests/helpers/axe'
import { end, launch, untilReady } from '@/tests/helpers/server'
import { throwaway } from '@/tests/helpers/throwaway'

/** A site of one's own, as empty as its first start leaves it. */
const owner = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'Only-for-tests-1' }
const place = throwaway()
let child: ChildProcess
let site: string

test.beforeAll(async () => {
  const port = await freePort()
  site = `http://localhost:${port}`
  const env = { ...place.environment, ...owner, PORT: String(port) }
  const logFile = path.join(place.folder, 'server.log')
  await prepareDatabase(undefined, env)
  child = launch(env, logFile)
  await untilReady(child, logFile)
})
test.afterAll(async () => {
  await end(child)
  await place.remove()
})

test('an empty site is begun with starter pages, written from there, and the beginning taken back', async ({
  page,
}) => {
  await page.goto(`${site}/admin-portal`)
  await page.getByLabel('Username').fill(owner.ADMIN_USERNAME)
  await page.getByLabel('Password').fill(owner.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()

  const choices = page.getByRole('button', { name: 'Start with this' })
  await expect(choices).toHaveCount(hasDemo ? 3 : 2)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await choices.nth(1).click()
  const starter = page.getByRole('region', { name: 'Set up your site' })
  await expect(starter.getByRole('link', { name: 'History' })).toBeVisible()
  await expect(starter.getByText(/placeholders to fill in$/).first()).toBeVisible()

  // What is not among them is begun at its own address.
  await page.goto(`${site}/solutions/cdm`)
  await expect(page.getByText('It is not in any menu')).toBeVisible()
  await expectNoViolations(page)
  await expectBarsApart(page)
  await page.getByRole('button', { name: 'Write this page' }).click()
  await page.waitForURL(/\/admin\/collections\/pages\/[\w-]+$/)
  await expect(page.getByLabel('Path')).toHaveValue('/solutions/cdm')
  const begun = page.url()
  await page.goto(`${site}/solutions/cdm`)
  await page.getByRole('button', { name: 'Write this page' }).click()
  await page.waitForURL(begun)

  await page.goto(`${site}/admin-dashboard`)
  await page.getByRole('button', { name: 'Undo this choice' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this choice' }).click()
  await expect(starter).toHaveCount(0)
  await page.goto(`${site}/company/history`)
  await expect(page.getByText('This page has not been written yet.')).toBeVisible()
})

/** On a list of products with some to compare: the note for staff, the link to editing and the tray do not lie on each other. */
async function expectBarsApart(page: Page) {
  const back = page.url()
  await page.evaluate(() => localStorage.setItem('compare', JSON.stringify(['one', 'two'])))
  await page.goto(`${site}/products`)
  const bars = [
    page.getByRole('complementary', { name: /^Visitors see this built-in page/ }),
    page.locator('aside[data-edit-link]'),
    page.locator('a[href^="/products/compare"]').locator('..'),
  ]
  for (const bar of bars) await expect(bar).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const isAtEnd of [false, true]) {
      await page.evaluate((end) => scrollTo(0, end ? document.body.scrollHeight : 0), isAtEnd)
      await expect
        .poll(async () => overlaps(await Promise.all(bars.map((bar) => bar.boundingBox()))))
        .toEqual([])
    }
  }
  await page.evaluate(() => localStorage.removeItem('compare'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(back)
}

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>

/** The pairs that share a point of the screen. */
const overlaps = (boxes: Box[]): string[] =>
  boxes.flatMap((a, first) =>
    boxes.slice(first + 1).flatMap((b, other) => {
      if (!a || !b) return [`${first} is not there`]
      const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
      const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y
      return isBeside || isAbove ? [] : [`${first} and ${first + 1 + other}`]
    }),
  )
