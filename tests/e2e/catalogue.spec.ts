import { expect, test } from '@playwright/test'
import { demoStaff } from '../helpers/demo-staff'

test('all products are listed, and lead to their pages', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
  const cards = page.locator('main a[href^="/product/"]')
  expect(await cards.count()).toBeGreaterThanOrEqual(36)
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

test('a product without picture and with odd specifications is shown whole', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const category = await staff.create('categories', { name: 'Odd things' })
  await page.goto(`/products/category/${category.slug}`)
  await expect(page.getByText('No products found in this category.')).toBeVisible()
  const product = await staff.create('products', {
    name: 'Odd machine',
    categoryId: category.id,
    description: 'First paragraph.\nSecond paragraph.',
    specifications: { Plain: 'as it is', List: [1, 2], Count: 3 },
  })
  await page.goto(`/products/category/${category.slug}`)
  await expect(page.getByText('No image').first()).toBeVisible()
  await page.goto(`/product/${product.id}`)
  await expect(page.getByText('No image').first()).toBeVisible()
  await expect(page.getByText('First paragraph.', { exact: true })).toBeVisible()
  await expect(page.getByText('Second paragraph.', { exact: true })).toBeVisible()
  await expect(page.getByText('[1,2]')).toBeVisible()
  await staff.remove('products', product.id)
  await staff.remove('categories', category.id)
})

test('a picture that came shows no blur around it, one that fails is hidden', async ({
  page,
  request,
}) => {
  await page.goto('/product/atm-a700-banknote-and-coin-dispenser')
  const picture = page.locator('main img').first()
  await expect(picture).toHaveCSS('background-image', 'none')

  const staff = await demoStaff(request)
  const article = await staff.create('news', {
    title: `Broken picture ${Date.now()}`,
    imageUrl: '/uploads/not-there.webp',
  })
  await page.goto(`/news/${article.slug}`)
  await expect(page.locator('main img').first()).toBeHidden()
  await staff.remove('news', article.id)
})
