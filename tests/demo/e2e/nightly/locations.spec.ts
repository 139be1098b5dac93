import { expect, test } from '@playwright/test'
import { fetchPage } from '@/tests/helpers/html-page'

test('headquarters and factory have an address, and the page leads to the contact page', async ({
  request,
}) => {
  const page = await fetchPage(request, '/locations')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Contact & Locations'])
  for (const [name, line] of [
    ['Headquarters', '18 Steel Key Road, Nanshan District'],
    ['Factory', '6 Assembly Street, Huicheng District'],
  ] as const) {
    expect(page.byRole('region', { name }).byText(line).count, name).toBe(1)
  }
  expect(page.byText(/General inquiries/).count).toBe(1)
  expect(page.select('main a[href="/contact#contact-form"]').count).toBe(1)
})

test('no map is loaded before somebody asks for it; then all of them, for this visit', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  await page.route(
    (url) => !url.href.startsWith(String(baseURL)) && url.protocol.startsWith('http'),
    (route) => {
      foreign.push(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
    },
  )
  await page.goto('/locations')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign).toEqual([])

  const place = page.getByRole('region', { name: 'Headquarters' })
  await expect(place.getByText('The map comes from www.openstreetmap.org')).toBeVisible()
  await expect(place.getByRole('link', { name: /Open the map in a new tab/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
  )
  await place.getByRole('button', { name: 'Show map' }).click()
  await expect(page.getByTitle('Map: Headquarters')).toBeVisible()
  await expect(page.getByTitle('Map: Factory')).toBeVisible()
  await expect.poll(() => foreign).toContain('www.openstreetmap.org')

  await page.reload()
  await expect(page.getByTitle('Map: Headquarters')).toBeVisible()
})
