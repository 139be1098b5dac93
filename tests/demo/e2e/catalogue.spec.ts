import { expect, type Page, test } from '@playwright/test'
import { attributes } from '@/seed/demo/attributes'
import { inAllLanguages } from '@/seed/translations'
import { expectNoSidewaysScroll } from '@/tests/helpers/axe'
import { openLive } from '@/tests/helpers/live-page'

test('all products are listed, and lead to their pages', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
  const cards = page.locator('main a[href^="/product/"]')
  await expect(cards).toHaveCount(20)
  await cards.first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
})

test('a search finds what name or short description hold, in any case', async ({ page }) => {
  await page.goto('/products?q=%20TRACKBALL%20')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “TRACKBALL”')
  const cards = page.locator('main a[href^="/product/"]')
  const found = await cards.count()
  expect(found).toBeGreaterThanOrEqual(3)
  expect(found).toBeLessThan(36)
})

test('a search without a match says so', async ({ page }) => {
  await page.goto('/products?q=zzzz')
  await expect(page.getByText('No products matched your search.')).toBeVisible()
  await expect(page.getByText('0 products', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveCount(0)
})

test('a blank search shows everything', async ({ page }) => {
  await page.goto('/products?q=%20%20')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
})

test('search text is text, whatever it holds', async ({ page }) => {
  await page.goto(`/products?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x')
  expect(await page.locator('main img[src="x"]').count()).toBe(0)
})

test('a category has its heading, its products and links to more', async ({ page }) => {
  await page.goto('/products/category/atm')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ATM Products')
  await expect(page.getByText('More Details →')).toHaveCount(4)
})

test('every category of the menu has its page, two lines a text, and leads on', async ({
  page,
}) => {
  const categories: Record<string, [name: string, products: number]> = {
    cdm: ['Cash Deposit', 4],
    atm: ['ATM', 4],
    crs: ['Cash Recycling', 3],
    stm: ['Smart Teller', 3],
    health: ['Healthcare', 3],
    'retail-healthcare': ['Retail and Healthcare', 3],
    epp: ['Encrypting PIN Pad', 4],
    keyboard: ['Metal Keyboard', 3],
    trackball: ['Trackball', 3],
    otc: ['Transport Ticketing', 3],
    signature: ['Signature Capture', 2],
    payroll: ['Payroll', 3],
    bitcoin: ['Bitcoin Kiosk', 3],
  }
  for (const [slug, [name, products]] of Object.entries(categories)) {
    await page.goto(`/products/category/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Products`)
    const links = page.getByRole('link', { name: /^More Details →/ })
    await expect(links, slug).toHaveCount(products)
    await expect(links.first()).toHaveAttribute('href', new RegExp(`^/product/${slug}-`))
    const text = page.locator('main li:has(h2) p').first()
    await expect(text).toHaveCSS('-webkit-line-clamp', '2')
  }
})

test('specifications stand in the language of the page, in comparisons too', async ({ page }) => {
  const labels = inAllLanguages('attributes', attributes).map(({ key, label }) => [key, label.th])
  const inThai = Object.fromEntries(labels)
  const row = (key: string) => page.getByRole('row', { name: inThai[key] })
  expect(inThai['note-capacity']).toMatch(/\p{Script=Thai}/u)
  await page.goto('/th/product/atm-a100-lobby')
  await expect(row('note-capacity').first()).toBeVisible()
  await page.goto('/th/solutions/cdm')
  await expect(row('note-capacity').first()).toBeVisible()
})

test('a product and a category that do not exist say so', async ({ page }) => {
  expect((await page.goto('/product/not-there'))?.status()).toBe(404)
  await expect(page.getByText('Failed to load product.')).toBeVisible()
  expect((await page.goto('/products/category/not-there'))?.status()).toBe(404)
  await expect(page.getByText('Failed to load products.')).toBeVisible()
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
      await expect(page.getByText('4 products', { exact: true })).toBeVisible()
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

    test('what the catalogue does not know changes nothing', async ({ page }) => {
      await page.goto('/products?family=nothing&spec.nothing=1&sort=price&page=zero')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
      await expect(page.locator('main a[href^="/product/"]')).toHaveCount(20)
      await page.goto('/products?page=900')
      await expect(cards(page).first()).toBeVisible()
    })

    test('products are compared, taken out and added', async ({ page }) => {
      await page.goto('/products/compare?ids=atm-a100-lobby,atm-a300-through-the-wall,not-there')
      await expect(page.getByText('Some of the chosen products do not exist')).toBeVisible()
      await expect(page.getByRole('columnheader', { name: /A100 Lobby/ })).toBeVisible()
      const weight = page.getByRole('row', { name: /^Weight/ })
      await expect(weight).toHaveAttribute('data-different', '')
      await expect(page.getByRole('row', { name: /^Bundle size/ })).not.toHaveAttribute(
        'data-different',
      )
      await page.getByRole('link', { name: 'Remove A100 Lobby from the comparison' }).click()
      await expect(page.getByRole('columnheader', { name: /A100 Lobby/ })).toHaveCount(0)
      await page.getByLabel('Add a product').selectOption('A500 Drive-Up')
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      await expect(page.getByRole('columnheader', { name: /A500 Drive-Up/ })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: /A300/ })).toBeVisible()
    })

    test('a comparison begins with a choice, and holds six products', async ({ page }) => {
      await page.goto('/products/compare')
      await expect(page.getByText('Choose up to six products to see')).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
      await page.goto('/products/compare?ids=nothing,not-there')
      await expect(page.getByText('Some of the chosen products do not exist')).toBeVisible()
      await page.goto('/products/compare?ids=atm-a100-lobby')
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      const seven = ['epp-e10-compact-pin-pad', 'epp-e20-standard-pin-pad']
        .concat(['epp-e30-outdoor-pin-pad', 'epp-e40-touch-pin-pad', 'atm-a100-lobby'])
        .concat(['atm-a500-drive-up', 'cdm-d400-bundle-deposit'])
        .join(',')
      await page.goto(`/products/compare?ids=${seven}`)
      await expect(page.getByText('Only the first six products are shown.')).toBeVisible()
      await expect(page.getByRole('columnheader')).toHaveCount(7)
      await expect(page.getByLabel('Add a product')).toHaveCount(0)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoSidewaysScroll(page)
    })

    test('the search page finds with mistakes, marks and tells kinds apart', async ({ page }) => {
      await page.goto('/search?q=trakball')
      await expect(page.locator('mark').first()).toHaveText(/trackball/i)
      await page.getByRole('link', { name: /^Products \d/ }).click()
      await expect(page).toHaveURL(/type=product/)
      await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('zzzzqq')
      await page.getByRole('searchbox', { name: 'Search the whole site' }).press('Enter')
      await expect(page.getByText('Nothing on this site matched “zzzzqq”.')).toBeVisible()
    })

    test('the views of a product are turned by the filmstrip', async ({ page }) => {
      await page.goto('/product/atm-a100-lobby')
      await page.getByRole('link', { name: 'View 2' }).click()
      await expect(page.locator('#view-2')).toBeInViewport({ ratio: 0.3 })
    })
  })
}

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
  await expect(page.getByText('4 products', { exact: true })).toBeVisible()
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
  await expect(page.getByText('4 products', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByText('41 products', { exact: true })).toBeVisible()
})

test('the form of the filter works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/products')
  await page.getByRole('checkbox', { name: /^Encrypting PIN Pad/ }).check()
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(/category=epp/)
  await expect(page.getByText('4 products', { exact: true })).toBeVisible()
  await context.close()
})

test('a product leads to its category, to others, and to the form with its name', async ({
  page,
}) => {
  await page.goto('/product/atm-a100-lobby')
  const way = page.getByRole('navigation', { name: 'You are here' })
  await expect(way.getByRole('link')).toHaveText(['Products', 'ATM'])
  await expect(way.locator('[aria-current="page"]')).toHaveText('A100 Lobby')
  for (const [name, request] of [
    ['Get Quote', 'quote'],
    ['Schedule Demo', 'demo'],
  ]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/contact?product=atm-a100-lobby&interest=banking&request=${request}#contact-form`,
    )
  }
  const related = page.getByRole('region', { name: 'Related products' })
  await expect(related.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(related.locator('a[href="/product/atm-a100-lobby"]')).toHaveCount(0)
})

test('whoever asks for a quote finds the form filled in', async ({ page }) => {
  await page.goto('/product/health-h400-screening-kiosk')
  await page.getByRole('link', { name: 'Get Quote' }).click()
  await expect(page.getByText('Quote for H400 Screening Kiosk')).toBeVisible()
  await expect(page.getByLabel('Area of interest')).toHaveValue('healthcare')
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
  await page.goto('/product/atm-a700-banknote-and-coin-dispenser')
  await page.getByRole('link', { name: 'Data sheet', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('article').locator('footer')).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
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
