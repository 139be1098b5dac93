import { expect, test } from '@playwright/test'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { fetchPage } from '@/tests/helpers/html-page'

test('a product without picture and with odd specifications is shown whole', async ({
  request,
}) => {
  const staff = await demoStaff(request)
  const category = await staff.create('categories', { name: 'Odd things' })
  const empty = await fetchPage(request, `/products/category/${category.slug}`)
  expect(empty.byText('No products found in this category.').count).toBe(1)
  const product = await staff.create('products', {
    name: 'Odd machine',
    categoryId: category.id,
    description: 'First paragraph.\nSecond paragraph.',
    specifications: { Plain: 'as it is', List: [1, 2], Count: 3 },
  })
  const list = await fetchPage(request, `/products/category/${category.slug}`)
  expect(list.byText('No image').count).toBeGreaterThan(0)
  const page = await fetchPage(request, `/product/${product.id}`)
  expect(page.byText('No image').count).toBeGreaterThan(0)
  expect(page.byText('First paragraph.', { exact: true }).count).toBe(1)
  expect(page.byText('Second paragraph.', { exact: true }).count).toBe(1)
  expect(page.byText('[1,2]').count).toBe(1)
  await staff.remove('products', product.id)
  await staff.remove('categories', category.id)
})

test('a picture that fails is hidden', async ({ page, request }) => {
  const staff = await demoStaff(request)
  const article = await staff.create('news', {
    title: `Broken picture ${Date.now()}`,
    imageUrl: '/uploads/not-there.webp',
  })
  await page.goto(`/news/${article.slug}`)
  await expect(page.locator('main img').first()).toBeHidden()
  await staff.remove('news', article.id)
})

test('a position shows no badge, list or mail for what is not known', async ({ request }) => {
  const staff = await demoStaff(request)
  const job = await staff.create('jobs', {
    title: `Bare ${Date.now()}`,
    location: 'Anywhere',
    experienceNeeded: '   ',
    email: null,
  })
  const page = await fetchPage(request, `/careers/${job.slug}`)
  expect(page.byText('Anywhere').count).toBe(1)
  expect(page.byText(/Experience:/).count).toBe(0)
  // That of the application alone.
  expect(page.byRole('main').byRole('heading', { level: 2 }).count).toBe(1)
  await staff.remove('jobs', job.id)
})

test('more than twelve articles are paged, without scripts too', async ({
  browser,
  request,
  baseURL,
}) => {
  const staff = await demoStaff(request)
  const added: { id: string }[] = []
  for (const number of [1, 2]) {
    added.push(
      await staff.create('news', {
        title: `Archive ${number} of ${Date.now()}`,
        content: 'Old.',
        publishedAt: `200${number}-01-01`,
      }),
    )
  }
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await page.goto('/news')
  await expect(page.getByRole('link', { name: /Learn more/ })).toHaveCount(12)
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.getByRole('link', { name: /Older/ }).click()
  await expect(page).toHaveURL(/\/news\?page=2$/)
  await expect(page.getByText(/Archive 1 of/).first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('link', { name: /Newer/ }).click()
  await expect(page).toHaveURL(/\/news$/)
  await page.close()
  for (const { id } of added) await staff.remove('news', id)
})

test('an article without text shows its pictures, and says so', async ({ request }) => {
  const staff = await demoStaff(request)
  const pictures = (await staff.first('news', 'where[slug][equals]=iso-27001-renewed')).images
  const article = await staff.create('news', { title: `Pictures ${Date.now()}`, images: pictures })
  const page = await fetchPage(request, `/news/${article.slug}`)
  expect(page.byText('No description available.').count).toBe(1)
  expect(page.select('main img').count).toBe(pictures.length)
  await staff.remove('news', article.id)
})

const pages = [
  {
    path: '/software',
    key: 'software-solution',
    limit: 5,
    builtIn: 'Developed by our own engineers',
  },
  { path: '/hardware', key: 'hardware-solution', limit: 8, builtIn: 'Eliminating Your Risk' },
]

for (const { path, key, limit, builtIn } of pages) {
  test(`${path} uses ${limit} lines of its section, and what is built in without one`, async ({
    request,
  }) => {
    const staff = await demoStaff(request)
    const section = await staff.first('content-sections', `where[sectionKey][equals]=${key}`)
    const content = Array.from({ length: 12 }, (_, at) => `Fetched line ${at + 1}.`).join('\n\n')
    try {
      await staff.update('content-sections', section.id, { content, metadata: {} })
      const page = await fetchPage(request, path)
      expect(page.byText(/^Fetched line \d+\.$/).count).toBe(limit)
      expect(page.byText(builtIn).count).toBe(0)

      await staff.update('content-sections', section.id, { isActive: false })
      const without = await fetchPage(request, path)
      expect(without.byText('Fetched line').count).toBe(0)
      expect(without.byText(builtIn).count).toBeGreaterThan(0)
      expect(without.byRole('main').byRole('img').count).toBeGreaterThan(0)
    } finally {
      const { content, metadata } = section
      await staff.update('content-sections', section.id, { content, metadata, isActive: true })
    }
    expect((await fetchPage(request, path)).byText('Fetched line').count).toBe(0)
  })
}
