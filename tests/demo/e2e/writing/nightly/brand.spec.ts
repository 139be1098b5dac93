import { expect, test } from '@playwright/test'
import { expectContrast } from '@/tests/helpers/axe'
import { demoStaff } from '@/tests/helpers/demo-staff'

const plain = { color: null, accent: null, corners: 'soft', density: 'normal', font: 'plex' }

test.afterEach(async ({ request }) => {
  await (await demoStaff(request)).create('globals/site-settings', { brand: plain })
})

test('pages read well in colours that no designer would choose', async ({ page, request }) => {
  const staff = await demoStaff(request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const brand of [{ color: '#ffee00' }, { color: '#0a0a0a', accent: '#ffee00' }]) {
    await staff.create('globals/site-settings', { brand: { ...plain, ...brand } })
    for (const path of ['/', '/product/atm-a100-lobby', '/contact', '/admin-portal']) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectContrast(page, `${brand.color} ${path} ${colorScheme}`)
      }
    }
  }
})
