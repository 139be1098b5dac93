import { type BrowserContext, expect, type Response, test } from '@playwright/test'
import type { PageKind, Vital, VitalsSummary } from '@/src/contract/visits'
import { sumCounts } from '@/src/domain/visits/histogram'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff } from '../helpers/demo-staff'
import { expectFolded, openPanel } from '../helpers/header'
import { openDashboard } from '../helpers/staff-pages'

test.use({ userAgent: 'Mozilla/5.0 (a visitor)' })

/** Has all visits be measured, also where chance would leave them out. */
const measureAll = (context: BrowserContext) =>
  context.addInitScript(() => {
    Math.random = () => 0
  })

const isMeasuring = async (response: Response): Promise<boolean> =>
  response.url().endsWith('.js') && (await response.text()).includes('largest-contentful-paint')

test('what a visit measures is seen by staff', async ({ page, context, browser, request }) => {
  const staff = await demoStaff(request)
  const count = async (kind: PageKind, vital: Vital): Promise<number> => {
    const { groups }: VitalsSummary = await staff.read('/web-vitals/summary')
    const counts = groups
      .filter((group) => group.kind === kind && group.vital === vital)
      .map((group) => sumCounts(group.counts))
    return counts.reduce((sum, each) => sum + each, 0)
  }
  const wanted = [
    ['products', 'lcp'],
    ['products', 'inp'],
    ['products', 'cls'],
    ['product', 'change'],
  ] as const
  const countAll = () => Promise.all(wanted.map(([kind, vital]) => count(kind, vital)))
  const before = await countAll()

  await measureAll(context)
  const script = page.waitForResponse(isMeasuring)
  await page.goto('/products')
  const { responseBodySize } = await (await script).request().sizes()
  expect(responseBodySize, 'bytes of the script, as sent').toBeLessThanOrEqual(1024)
  await openPanel(page, 'Search')
  await page.keyboard.press('Escape')
  await expectFolded(page)
  await page.locator('main a[href^="/product/"]:not([href$=".pdf"])').first().click()
  await page.waitForURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Where a page is left for another one, Chromium forgets the user agent of the test.
  await page.close({ runBeforeUnload: true })
  await expect
    .poll(async () => {
      const now = await countAll()
      return now.every((number, index) => number > (before[index] ?? 0))
    })
    .toBe(true)

  const dashboard = await (await browser.newContext()).newPage()
  await openDashboard(dashboard, 'editor', '/visits')
  await expect(dashboard.getByRole('heading', { name: 'Loading (LCP)' })).toBeVisible()
  await expect(dashboard.getByRole('row', { name: /^Product lists/ })).toBeVisible()
  await dashboard.getByRole('button', { name: 'Desktops' }).click()
  await expect(dashboard.getByRole('row', { name: /^Product lists/ })).toBeVisible()
  await dashboard.getByText('By day').first().click()
  await expect(dashboard.getByRole('table', { name: 'Loading (LCP)' })).toBeVisible()
  await expectNoViolations(dashboard)
  await dashboard.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(dashboard)
  await dashboard.context().close()
})

test('nothing is measured of visitors who refuse it', async ({ page, context }) => {
  await measureAll(context)
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const loaded: Response[] = []
  page.on('response', (response) => loaded.push(response))
  await page.goto('/products')
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 1000))),
  )
  const measuring = await Promise.all(
    loaded.filter((response) => response.url().endsWith('.js')).map(isMeasuring),
  )
  expect(measuring.length).toBeGreaterThan(3)
  expect(measuring).not.toContain(true)
})
