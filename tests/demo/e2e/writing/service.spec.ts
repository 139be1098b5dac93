import { expect, type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '@/tests/helpers/axe'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { openLive } from '@/tests/helpers/live-page'

const machine = '/product/atm-a300-through-the-wall'

/** Reads what the browser holds of service pages: their workers, and the files that these keep. */
const readKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
    }
    const workers = await navigator.serviceWorker.getRegistrations()
    return { kept, scopes: workers.map(({ scope }) => new URL(scope).pathname) }
  })

/** A slow connection of the third generation, as Lighthouse simulates it: ms, and bytes a second. */
const slow3g = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

test('an engineer in a cellar finds the remedy, also without a network, until staff turn that off', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const network = await context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', slow3g)
  await openLive(page, `${machine}/service`)
  await page.getByLabel('Code on the display').fill('4711')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page).toHaveURL(/\?code=4711/)
  const codes = page.locator('[data-code]')
  await expect(codes).toHaveCount(1)
  await expect(codes).toContainText('Install controller firmware 7.4.2')
  await expect(codes).toContainText('From 7.3.0, before 7.4.2')
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Is my version affected?').fill('7.4.1')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Version 7.4.1: Affected')).toBeVisible()

  await expect(page.getByText('This page is saved on this device')).toBeVisible()
  await expect
    .poll(async () => (await readKept(page)).kept)
    .toEqual(expect.arrayContaining([`${machine}/service`, expect.stringMatching(/\.woff2$/)]))
  await network.detach()
  await context.setOffline(true)
  await page.goto(`${machine}/service?code=E-4712`)
  await expect(page.getByRole('heading', { name: 'E-4712' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'E-4711' })).toBeHidden()
  await expect(page.goto(machine)).rejects.toThrow()
  await context.setOffline(false)
  await page.goto(machine)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect((await readKept(page)).scopes).toEqual([`${machine}/service`])

  const staff = await demoStaff(request, 'editor')
  await staff.settings({ keepsServicePages: false })
  await page.goto(`${machine}/service`)
  await expect.poll(async () => (await readKept(page)).kept).toEqual([])
  // It serves the page that it controls to the end.
  await page.goto(machine)
  await expect.poll(() => readKept(page)).toEqual({ kept: [], scopes: [] })
  await staff.settings({ keepsServicePages: true })
})
