import { expect, test } from '@playwright/test'
import { products as demoProducts } from '@/seed/demo/products'
import { fetchPage } from '@/tests/helpers/html-page'

const families = {
  banking: { categories: ['cdm', 'atm', 'crs', 'stm'], industry: 'banking' },
  healthcare: { categories: ['health'], industry: 'healthcare' },
  security: { categories: ['epp', 'keyboard', 'lock'], industry: 'pinpad' },
  transportation: { categories: ['otc'], industry: 'transport' },
  information: { categories: ['trackball', 'signage'], industry: 'info-ar' },
  payment: {
    categories: ['retail-healthcare', 'signature', 'payroll', 'bitcoin'],
    industry: 'payments',
  },
}

for (const [family, { categories, industry }] of Object.entries(families)) {
  test(`/products/${family} shows its categories with their products`, async ({ request }) => {
    const page = await fetchPage(request, `/products/${family}`)
    const main = page.byRole('main')
    expect(page.byRole('heading', { level: 1 }).count).toBe(1)
    for (const category of categories) {
      const links = main.select(`a[href="/products/category/${category}"]`)
      expect(links.count, category).toBeGreaterThan(0)
    }
    const products = main.select('h3 a[href^="/product/"], h4 a[href^="/product/"]')
    const all = demoProducts.filter(({ category }) => categories.includes(category))
    // One signature pad is withdrawn: its successor stands for it.
    expect(products.count).toBeGreaterThanOrEqual(all.length - (family === 'payment' ? 2 : 0))
    expect(main.select(`a[href="/industries/${industry}"]`).count).toBeGreaterThan(0)
  })
}

test('a product of a family leads to its own page', async ({ request }) => {
  const name = 'E30 Outdoor PIN Pad'
  const family = await fetchPage(request, '/products/security')
  const [path] = family.byRole('main').byRole('link', { name }).attributes('href')
  const product = await fetchPage(request, String(path))
  expect(product.byRole('heading', { level: 1 }).texts).toEqual([name])
})
