import { expect, type Page, test } from '@playwright/test'
import { attributes } from '@/seed/demo/attributes'
import { inAllLanguages } from '@/seed/translations'
import {
  testChoiceOfComparison,
  testFilmstrip,
  testSearchPage,
} from '@/tests/demo/helpers/catalogue-tests'
import { fetchPage } from '@/tests/helpers/html-page'
import { openLive } from '@/tests/helpers/live-page'

test('all products are listed, and lead to their pages', async ({ request }) => {
  const page = await fetchPage(request, '/products')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['All Products'])
  const cards = page.select('main a[href^="/product/"]')
  expect(cards.count).toBe(20)
  const product = await fetchPage(request, String(cards.attributes('href')[0]))
  expect(product.byRole('heading', { name: 'Specifications' }).count).toBe(1)
})

test('the page of a machine names its figures, its parts and the news about it; a part names its machines', async ({
  request,
}) => {
  const [machine, part] = ['/product/atm-a300-through-the-wall', '/product/epp-e30-outdoor-pin-pad']
  const page = await fetchPage(request, machine)
  expect(page.select('dl[aria-label="Key figures"] dt').count).toBe(4)
  expect(page.select(`[aria-labelledby="works-with"] a[href="${part}"]`).count).toBe(1)
  expect(page.select('[aria-labelledby="news-about"] a[href^="/news/"]').count).toBeGreaterThan(0)
  expect(page.select('[aria-labelledby="specifications"] caption').texts).toContain(
    'Size and weight',
  )
  const machines = (await fetchPage(request, part)).select('[aria-labelledby="works-with"] a')
  expect(machines.attributes('href')).toContain(machine)
})

test('a search finds what name or short description hold, in any case', async ({ request }) => {
  const page = await fetchPage(request, '/products?q=%20TRACKBALL%20')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Search results for “TRACKBALL”'])
  const found = page.select('main a[href^="/product/"]').count
  expect(found).toBeGreaterThanOrEqual(3)
  expect(found).toBeLessThan(36)
})

test('a search without a match says that no product matched', async ({ request }) => {
  const page = await fetchPage(request, '/products?q=zzzz')
  expect(page.byText('No products matched your search.').count).toBe(1)
  expect(page.byText('0 products', { exact: true }).count).toBe(1)
  expect(page.byText('Sort by').count).toBe(0)
})

test('a blank search shows all products', async ({ request }) => {
  const page = await fetchPage(request, '/products?q=%20%20')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['All Products'])
})

test('HTML in a search is shown as text', async ({ request }) => {
  const query = encodeURIComponent('<img src=x onerror=alert(1)>')
  const page = await fetchPage(request, `/products?q=${query}`)
  expect(page.byRole('heading', { level: 1 }).texts).toEqual([
    expect.stringContaining('<img src=x'),
  ])
  expect(page.select('main img[src="x"]').count).toBe(0)
})

test('a category has its heading, its products and links to more', async ({ request }) => {
  const page = await fetchPage(request, '/products/category/atm')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['ATM Products'])
  expect(page.byText('More Details →').count).toBe(4)
})

/** The text of the first product of a category. */
const firstText = 'main li:has(h2) p'

test('texts of products in a category end after two lines', async ({ page }) => {
  await page.goto('/products/category/atm')
  await expect(page.locator(firstText).first()).toHaveCSS('-webkit-line-clamp', '2')
})

test('every category has a page, which leads to its products', async ({ request }) => {
  const categories: Record<string, [name: string, products: number]> = {
    cdm: ['Cash Deposit', 4],
    atm: ['ATM', 4],
    crs: ['Cash Recycling', 3],
    stm: ['Smart Teller', 3],
    health: ['Healthcare', 4],
    'retail-healthcare': ['Retail and Healthcare', 2],
    epp: ['Encrypting PIN Pad', 4],
    keyboard: ['Metal Keyboard', 3],
    trackball: ['Trackball', 3],
    otc: ['Transport Ticketing', 3],
    signature: ['Signature Capture', 2],
    payroll: ['Payroll', 3],
    bitcoin: ['Bitcoin Kiosk', 3],
    signage: ['Digital Signage', 2],
    lock: ['Lock Module', 2],
  }
  const styles = new Set<unknown>()
  for (const [slug, [name, products]] of Object.entries(categories)) {
    const page = await fetchPage(request, `/products/category/${slug}`)
    expect(page.byRole('heading', { level: 1 }).texts).toEqual([`${name} Products`])
    const links = page.byRole('link', { name: /^More Details →/ })
    expect(links.count, slug).toBe(products)
    expect(links.first.attributes('href')).toEqual([
      expect.stringMatching(new RegExp(`^/product/${slug}-`)),
    ])
    styles.add(page.select(firstText).first.attributes('class')[0])
  }
  // Their texts end after two lines, too.
  expect(styles.size).toBe(1)
})

test('specifications stand in the language of the page, in comparisons too', async ({
  request,
}) => {
  const labels = inAllLanguages('attributes', attributes).map(({ key, label }) => [key, label.th])
  const inThai = Object.fromEntries(labels)
  expect(inThai['note-capacity']).toMatch(/\p{Script=Thai}/u)
  for (const path of ['/th/product/atm-a100-lobby', '/th/solutions/cdm']) {
    const page = await fetchPage(request, path)
    const rows = page.byRole('row', { name: inThai['note-capacity'] })
    expect(rows.count, path).toBeGreaterThan(0)
  }
})

test('a product or category that does not exist answers 404 and says so', async ({ request }) => {
  for (const [path, text] of [
    ['/product/not-there', 'Failed to load product.'],
    ['/products/category/not-there', 'Failed to load products.'],
  ] as const) {
    const page = await fetchPage(request, path)
    expect(page.status, path).toBe(404)
    expect(page.byText(text).count, path).toBe(1)
  }
})

test('filters that the catalogue does not know change nothing', async ({ request }) => {
  const page = await fetchPage(
    request,
    '/products?family=nothing&spec.nothing=1&sort=price&page=zero',
  )
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['All Products'])
  expect(page.select('main a[href^="/product/"]').count).toBe(20)
  const beyond = await fetchPage(request, '/products?page=900')
  expect(beyond.select('main li').filter({ has: 'h2, h3' }).count).toBeGreaterThan(0)
})

test('a picture that came shows no blur around it', async ({ page }) => {
  await page.goto('/product/atm-a700-banknote-and-coin-dispenser')
  await expect(page.locator('main img').first()).toHaveCSS('background-image', 'none')
})

const cards = (page: Page) => page.locator('main li').filter({ has: page.locator('h2, h3') })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the list is narrowed, sorted and paged by its address', async ({ page }) => {
      await page.goto('/products?category=atm&sort=name')
      await expect(page.getByRole('main').getByText('4 products', { exact: true })).toBeVisible()
      await expect(cards(page).first()).toContainText('A100 Lobby')
      await expect(page.getByRole('checkbox', { name: /^ATM/ })).toBeChecked()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

      await page.getByRole('link', { name: 'Remove filter: ATM' }).click()
      await expect(page).toHaveURL(/\/products\?sort=name$/)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByText(/^Page 2 of/)).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
    })

    test('products are compared, taken out and added', async ({ page }) => {
      await page.goto('/products/compare?ids=atm-a100-lobby,atm-a300-through-the-wall,not-there')
      await expect(page.getByText('Some of the selected products do not exist')).toBeVisible()
      await expect(page.getByRole('columnheader', { name: /A100 Lobby/ })).toBeVisible()
      const weight = page.getByRole('row', { name: /^Weight/ })
      await expect(weight).toHaveAttribute('data-different', '')
      await expect(page.getByRole('row', { name: /^Per transaction/ })).not.toHaveAttribute(
        'data-different',
      )
      await page.getByRole('link', { name: 'Remove A100 Lobby from the comparison' }).click()
      await expect(page.getByRole('columnheader', { name: /A100 Lobby/ })).toHaveCount(0)
      // Nothing is chosen ahead, and the machines stand under their categories.
      const choice = page.getByLabel('Add a product')
      await expect(choice).toHaveValue('')
      await expect(choice.locator('optgroup').first()).toHaveAttribute('label', 'ATM')
      await choice.selectOption('A500 Drive-Up')
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      await expect(page.getByRole('columnheader', { name: /A500 Drive-Up/ })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: /A300/ })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add to quote list' })).toHaveAttribute(
        'href',
        '/quote?items=atm-a300-through-the-wall,atm-a500-drive-up&added=1',
      )
    })
  })
}

// Each the other way at night.
testSearchPage()

testFilmstrip()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  testChoiceOfComparison()
})

test('what is chosen says what it is about, in the units of the visitor', async ({ page }) => {
  await page.goto('/products?spec.dimensions.width=..800mm')
  await expect(page.getByRole('link', { name: /Width ≤.800.mm$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Imperial units/ }).click()
  await page.getByRole('link', { name: /Width ≤.31\.5.in$/ }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test('a choice in the filter is shown at once and keeps the focus', async ({ page }) => {
  await page.goto('/products')
  const epp = page.getByRole('checkbox', { name: /^Encrypting PIN Pad/ })
  await epp.check()
  await expect(page).toHaveURL(/category=epp/)
  await expect(page.getByRole('main').getByText('4 products', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Encrypting PIN Pad/ })).toBeFocused()
})

test('a choice made before the scripts are there is not lost, and going back takes it back', async ({
  page,
}) => {
  // A browser that is slow to load scripts: none come until the choice is made.
  let letGo: () => void = () => undefined
  const isChosen = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await isChosen
    await route.continue()
  })
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /^Encrypting PIN Pad/ }).check()
  letGo()
  await expect(page).toHaveURL(/category=epp/)
  await expect(page.getByRole('main').getByText('4 products', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('main').getByText('45 products', { exact: true })).toBeVisible()
})

test('the form of the filter works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/products')
  await page.getByRole('checkbox', { name: /^Encrypting PIN Pad/ }).check()
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(/category=epp/)
  await expect(page.getByRole('main').getByText('4 products', { exact: true })).toBeVisible()
  await context.close()
})

test('a product leads to its category, to others, to the quote list, and to the form with its name', async ({
  request,
}) => {
  const page = await fetchPage(request, '/product/atm-a100-lobby')
  const breadcrumbs = page.byRole('navigation', { name: 'You are here' })
  expect(breadcrumbs.byRole('link').texts).toEqual(['Products', 'ATM'])
  expect(breadcrumbs.select('[aria-current="page"]').texts).toEqual(['A100 Lobby'])
  // Beside the heading, and in the bar that stays while one reads.
  const quotes = page.byRole('link', { name: /^Get Quote/ }).attributes('href')
  expect(new Set(quotes)).toEqual(new Set(['/quote?items=atm-a100-lobby&added=1']))
  expect(page.byRole('link', { name: 'Schedule Demo' }).attributes('href')).toEqual([
    '/contact?product=atm-a100-lobby&interest=banking&request=demo#contact-form',
  ])
  const related = page.byRole('region', { name: 'Related products' })
  expect(related.byRole('heading', { level: 3 }).count).toBe(4)
  expect(related.select('a[href="/product/atm-a100-lobby"]').count).toBe(0)
})

test('whoever asks for a quote by the contact form is led on to the quote list', async ({
  request,
}) => {
  const address = '/contact?product=health-h400-screening-kiosk&interest=healthcare&request=quote'
  const page = await fetchPage(request, address)
  const list = page.byRole('link', { name: 'Open the quote list' })
  expect(list.attributes('href')).toEqual(['/quote?items=health-h400-screening-kiosk&added=1'])
  const demo = await fetchPage(request, address.replace('quote', 'demo'))
  expect(demo.byRole('link', { name: 'Open the quote list' }).count).toBe(0)
})

test('products are collected for a comparison on the way', async ({ page }) => {
  await openLive(page, '/products/category/atm')
  await page.locator('[data-compare="atm-a100-lobby"]').click()
  await page.locator('[data-compare="atm-a500-drive-up"]').click()
  await expect(page.locator('[data-compare="atm-a100-lobby"]')).toBeChecked()
  await page.goto('/product/atm-a300-through-the-wall')
  await page.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page).toHaveURL('/products/compare?ids=atm-a100-lobby,atm-a500-drive-up')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('a product that is compared before scripts are there joins those marked before', async ({
  page,
}) => {
  await openLive(page, '/products/category/atm')
  await page.locator('[data-compare="atm-a100-lobby"]').click()
  await expect(page.locator('[data-compare="atm-a100-lobby"]')).toBeChecked()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/products/category/atm')
  await page.locator('[data-compare="atm-a500-drive-up"]').click({ noWaitAfter: true })
  await expect(page).toHaveURL('/products/compare?ids=atm-a500-drive-up&added=1')
  await page.unroute('**/*.js')
  await page.reload()
  await expect(page).toHaveURL('/products/compare?ids=atm-a100-lobby,atm-a500-drive-up')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('the data sheet prints on one page', async ({ page }) => {
  await page.goto('/product/atm-a700-banknote-and-coin-dispenser/data-sheet')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('article').locator('footer')).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})

test('a printed page names the company, and its picture leaves room for the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/product/atm-a300-through-the-wall')
  const company = page.locator('.on-paper')
  await expect(company).toContainText('Solgate Terminals · 18 Steel Key Road')
  const picture = page.locator('[data-gallery] a[data-zoom] img').first()
  expect((await picture.boundingBox())?.height).toBeLessThan(400)
  await page.goto('/company/history')
  await expect(company).toBeVisible()
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0)
  // It has a line of its own for that.
  await page.goto('/product/atm-a300-through-the-wall/data-sheet')
  await expect(company).toBeHidden()
})

test('a third column of products comes only once the filter stands beside them', async ({
  page,
}) => {
  const columns = () =>
    page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  const filter = page.locator('#filters > details > summary')
  await page.setViewportSize({ width: 1023, height: 900 })
  await page.goto('/products')
  await expect(filter).toBeVisible()
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(filter).toBeHidden()
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await columns()).toBe(3)
})

test('how much a list shows is announced, and the focus stays in it where what had it is gone', async ({
  page,
}) => {
  const announced = page.locator('#announcements')
  await openLive(page, '/products')
  await page.locator('#filters input[type=checkbox]').first().check()
  await expect(page).toHaveURL(/\?family=banking/)
  await expect(announced).toHaveText(/^\d+ products$/)
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.locator('[id$="-results"]')).toBeFocused()

  await openLive(page, '/products/compare?ids=atm-a100-lobby,atm-a300-through-the-wall')
  await expect(announced).toBeEmpty()
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .press('Enter')
  await expect(announced).toHaveText('1 product')
  await expect(page.locator('#comparison')).toBeFocused()

  await openLive(page, '/quote?items=atm-a300-through-the-wall*20,epp-e30-outdoor-pin-pad*40')
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .press('Enter')
  await expect(announced).toHaveText(/^A300.* was removed\. 1 product$/)
  await expect(page.locator('#quote-list')).toBeFocused()
  await page.getByLabel('Add a product').selectOption('A100 Lobby')
  const add = page.locator('#quote-add + button')
  await add.press('Enter')
  await expect(announced).toHaveText('2 products')
  await expect(add).toBeFocused()

  // What the browser had kept is no news.
  await page.goto('/news')
  await expect(page.getByRole('link', { name: 'Quote list (2)' })).toBeVisible()
  await expect(announced).toBeEmpty()
})

test('the focus stays in a list where its first press comes in the moment that the page comes alive', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Where the page answers, it keeps the browser from following the link.
    let isAnswered = false
    addEventListener('click', (event) => {
      if (event.defaultPrevented) clearInterval(pressing)
      isAnswered = event.defaultPrevented
    })
    // Until then a press leads nowhere, not even to a fragment. A fragment adds an entry to the history; Next then believes
    // that the visitor has gone back, restores that entry, and drops the navigation of the press.
    navigation.addEventListener('navigate', (event) => {
      if (!isAnswered && event.destination.url !== location.href) event.preventDefault()
    })
    const pressing = setInterval(() => {
      const link = document.querySelector<HTMLElement>('#quote-list li > a[rel="nofollow"]')
      link?.focus()
      link?.click()
    }, 0)
  })
  await page.goto('/quote?items=atm-a300-through-the-wall*20,epp-e30-outdoor-pin-pad*40')
  await expect(page).toHaveURL(/items=epp-e30-outdoor-pin-pad\*40$/)
  await expect(page.locator('#quote-list')).toBeFocused()
})

test('little moves when the tools of a comparison or of a quote list come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/products/compare?ids=atm-a100-lobby,atm-a300-through-the-wall',
    '/quote?items=atm-a300-through-the-wall*20',
  ]) {
    await page.goto(path)
    await expect(page.locator('[data-waits]')).toHaveCount(0)
    const shifted = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined)
      observer.observe({ type: 'layout-shift', buffered: true })
      const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[]
      return entries.reduce((sum, { value }) => sum + value, 0)
    })
    expect(shifted, path).toBeLessThan(0.1)
  }
})
