import { expect, test } from '@playwright/test'
import { resolvePaths } from '@/tests/helpers/header'
import { fetchPage } from '@/tests/helpers/html-page'

test('news are listed latest first, and an article tells its date', async ({ request }) => {
  const news = await fetchPage(request, '/news')
  expect(news.byRole('heading', { name: 'Latest News' }).count).toBe(1)
  const dates = news.select('main time').attributes('datetime')
  expect(dates.length).toBeGreaterThanOrEqual(12)
  expect(dates).toEqual([...dates].sort().reverse())
  const [path] = news.byRole('link', { name: /Learn more/ }).attributes('href')
  const article = await fetchPage(request, String(path))
  expect(article.byText('Published').count).toBe(1)
  expect(article.select('main img').count).toBeGreaterThanOrEqual(3)
})

test('styles of all blocks are joined, since modules import them in one order', async ({
  request,
}) => {
  const page = await fetchPage(request, '/')
  // Without one order there are more than twenty; how the build joins the rest wavers by one or two.
  expect(page.select('link[rel="stylesheet"]').count).toBeLessThanOrEqual(12)
})

test('the header names the company where its logo cannot be loaded', async ({ page }) => {
  await page.route(/\/uploads\/|\.webp$/, (route) => route.abort())
  await page.goto('/')
  const link = page.locator('header a[aria-label*="Solgate"]')
  const name = link.locator('img')
  await expect(name).toHaveAttribute('alt', 'Solgate Terminals')
  await expect
    .poll(() => name.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth === 0))
    .toBe(true)
  // As wide as the words, not as the sign of a broken picture.
  expect((await name.boundingBox())?.width).toBeGreaterThan(100)
})

test('the press page has a contact, files for print and news, and news lead there', async ({
  request,
}) => {
  const news = await fetchPage(request, '/news')
  expect(news.byRole('link', { name: 'Visit the press page' }).attributes('href')).toEqual([
    '/press',
  ])
  const page = await fetchPage(request, '/press')
  expect(page.byText('press@solgate-terminals.example').count).toBe(1)
  const files = page.byRole('region', { name: 'Logo and pictures' })
  expect(files.byRole('link').attributes('href')).toEqual([
    '/downloads/press-logo',
    '/downloads/press-pictures',
  ])
  expect(page.byRole('region', { name: 'Latest News' }).byRole('listitem').count).toBe(3)
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/ja/press</loc>')
})

test('pages where visitors do something have a line for a footer', async ({ request }) => {
  for (const path of ['/quote', '/ja/quote', '/search?q=a300', '/products/finder?task=tickets']) {
    const footer = (await fetchPage(request, path)).byRole('contentinfo')
    // Visitors without scripts have all of its links, for their browser shows what is in `noscript`.
    expect(footer.select('details[id="languages"] a').count, path).toBe(10)
    expect(footer.select('a[href$="/legal/cookies"]').count, path).toBeGreaterThan(0)
    expect(footer.byRole('list', { name: 'Social networks' }).count, path).toBe(0)
  }
})

test('positions are listed, and each tells all about itself', async ({ request }) => {
  const careers = await fetchPage(request, '/careers')
  expect(careers.byRole('heading', { name: 'Vacant Positions' }).count).toBe(1)
  const positions = careers.select('main a[href^="/careers/"]')
  expect(positions.count).toBeGreaterThanOrEqual(8)
  const position = await fetchPage(request, String(positions.attributes('href')[0]))
  for (const name of ['Job Responsibilities', 'Job Requirements', 'Job Benefits']) {
    expect(position.byRole('heading', { name }).count, name).toBe(1)
  }
  expect(position.byText('Posted on').count).toBe(1)
  expect(position.select('main a[href^="mailto:"]').count).toBeGreaterThan(0)
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

test('a job that does not exist answers 404 and says so', async ({ request }) => {
  const page = await fetchPage(request, '/careers/nothing')
  expect(page.status).toBe(404)
  expect(page.byText('Failed to load job. Job not found').count).toBe(1)
})

test('what is not there leads on: by a search, and to pages that are', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page).toHaveTitle('404 Page Not Found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  const ways = page.getByRole('navigation', { name: 'Try one of these pages' }).getByRole('link')
  for (const path of await resolvePaths(ways)) {
    expect((await page.request.get(path)).status(), path).toBe(200)
  }
  await page.getByRole('searchbox', { name: 'Search products' }).fill('trackball')
  await page.getByRole('searchbox', { name: 'Search products' }).press('Enter')
  await expect(page).toHaveURL('/products?q=trackball')
})

test('the first stop of the keyboard leads to the content', async ({ page }) => {
  await page.goto('/news')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('no link depends on the depth of the page that it stands on', async ({ request }) => {
  for (const path of ['/', '/company/about-us', '/solutions/payment/card']) {
    const page = await fetchPage(request, path)
    const hrefs = page.select('a[href]').attributes('href').map(String)
    expect(hrefs.length, path).toBeGreaterThan(20)
    expect(hrefs.filter((href) => !/^(\/|#|https:|mailto:|tel:)/.test(href))).toEqual([])
  }
})

test('no kind of page has an error in the console, asks for what is not there, or asks another host', async ({
  page,
  baseURL,
}) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  const foreign: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(String(baseURL)) && !/^(data|blob):/.test(address))
      foreign.push(address)
  })
  for (const path of [
    '/products',
    '/products/category/epp',
    '/product/epp-e30-outdoor-pin-pad',
    '/news',
    '/news/iso-27001-renewed',
    '/careers',
    '/ru/products',
  ])
    await page.goto(path)
  // What comes last comes alike on all of them.
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(problems).toEqual([])
  for (const path of ['/admin', '/api/docs']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})
