import { expect, test } from '@playwright/test'

test('news are listed latest first, and an article tells its date', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
  const dates = await page
    .locator('main time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates.length).toBeGreaterThanOrEqual(12)
  expect(dates).toEqual([...dates].sort().reverse())
  await page
    .getByRole('link', { name: /Learn more/ })
    .first()
    .click()
  await expect(page.getByText('Updated')).toBeVisible()
  expect(await page.locator('main img').count()).toBeGreaterThanOrEqual(3)
})

test('positions are listed, and each tells all about itself', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { name: 'Vacant Positions' })).toBeVisible()
  const positions = page.locator('main a[href^="/careers/"]')
  expect(await positions.count()).toBeGreaterThanOrEqual(8)
  await positions.first().click()
  for (const name of ['Job Responsibilities', 'Job Requirements', 'Job Benefits']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByText('Posted on')).toBeVisible()
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
})

for (const path of [
  '/nowhere',
  '/deeply/nowhere/at-all',
  '/page.html',
  '/product/nothing',
  '/products/category/nothing',
  '/news/nothing',
]) {
  test(`${path} answers 404 with the documented text in the server’s HTML`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('Did you forget to add the page to the router?')
  })
}

test('a job that is not there says so', async ({ page }) => {
  expect((await page.goto('/careers/nothing'))?.status()).toBe(404)
  await expect(page.getByText('Failed to load job. Job not found')).toBeVisible()
})

test.describe('language', () => {
  test('is right in the first HTML, by address and by cookie', async ({ request }) => {
    expect(await (await request.get('/')).text()).toContain('<html lang="en"')
    expect(await (await request.get('/zh/products')).text()).toContain('<html lang="zh"')
    const headers = { Cookie: 'lang=ja' }
    const response = await request.get('/products', { headers })
    expect(await response.text()).toContain('<html lang="ja"')
    expect(response.headers()['cache-control']).toContain('private')
  })

  test('stays chosen, in cookie and storage', async ({ page }) => {
    await page.goto('/zh/products')
    await page.goto('/news')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('zh')
  })

  test('that is stored from an earlier visit is applied on load', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'ko'))
    await page.goto('/products')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  })

  test('in the address of English leads to the plain address', async ({ page }) => {
    await page.goto('/en/products')
    await expect(page).toHaveURL(/\/products$/)
  })
})

for (const width of [390, 820, 1440]) {
  test(`nothing scrolls sideways or fails at ${width} px`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
    })
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/',
      '/products',
      '/products/category/epp',
      '/product/epp-e30-outdoor-pin-pad',
      '/news',
      '/news/iso-27001-renewed',
      '/careers',
      '/ru/products',
    ]) {
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
    expect(problems).toEqual([])
  })
}

test('no request leaves for another host', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(String(baseURL)) && !/^(data|blob):/.test(address))
      foreign.push(address)
  })
  for (const path of ['/', '/products', '/news', '/careers', '/admin', '/api/docs']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(foreign).toEqual([])
})
