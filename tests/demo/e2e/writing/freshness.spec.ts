import { expect, test } from '@playwright/test'
import { demoStaff } from '@/tests/helpers/demo-staff'

test.describe('an edit is on the public page at the very next visit', () => {
  test('of a product, in its list, its category and on its own page', async ({ page, request }) => {
    const staff = await demoStaff(request, 'catalogue')
    const product = await staff.first('products', 'where[slug][equals]=atm-a100-lobby')
    const pages = ['/products', '/products/category/atm', `/product/${product.slug}`]
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByText(product.name).first()).toBeVisible()
    }
    const name = `A100 Lobby ${Date.now()}`
    await staff.update('products', product.id, { name })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByText(name).first()).toBeVisible()
    }
    await staff.update('products', product.id, { name: product.name })
    await page.goto(`/product/${product.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  })

  test('of a translation, in that language alone', async ({ page, request }) => {
    const staff = await demoStaff(request)
    const product = await staff.create('products', {
      name: 'Counting machine',
      categoryId: (await staff.first('categories', 'where[slug][equals]=atm')).id,
    })
    await page.goto(`/zh/product/${product.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counting machine')
    await staff.update('products', product.id, { name: '点钞机' }, '?locale=zh')
    await page.goto(`/zh/product/${product.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('点钞机')
    const english = await request.get(`/product/${product.slug}`)
    expect(await english.text()).toMatch(/<h1[^>]*>Counting machine<\/h1>/)
    await staff.remove('products', product.id)
  })

  test('when it is drafted, switched off, binned or deleted: it is gone', async ({
    page,
    request,
  }) => {
    const staff = await demoStaff(request, 'newsroom')
    const article = await staff.create('news', { title: `Passing news ${Date.now()}` })
    const isShown = async () => {
      const list = await page.goto('/news').then(() => page.getByText(article.title).count())
      const detail = await page.goto(`/news/${article.slug}`)
      return [list > 0, detail?.status() === 200]
    }
    expect(await isShown()).toEqual([true, true])
    for (const [away, back, query] of [
      [{ _status: 'draft' }, { _status: 'published' }, ''],
      [{ isActive: false }, { isActive: true }, ''],
      [{ deletedAt: new Date().toISOString() }, { deletedAt: null }, '?trash=true'],
    ] as const) {
      await staff.update('news', article.id, away)
      expect(await isShown(), JSON.stringify(away)).toEqual([false, false])
      await staff.update('news', article.id, back, query)
      expect(await isShown(), JSON.stringify(back)).toEqual([true, true])
    }
    await staff.remove('news', article.id)
    expect(await isShown()).toEqual([false, false])
  })

  test('of a page that staff make of blocks', async ({ page, request }) => {
    const staff = await demoStaff(request, 'editor')
    const path = `/made-by-staff-${Date.now()}`
    expect((await page.goto(path))?.status()).toBe(404)
    const made = await staff.create('pages', {
      title: 'Made by staff',
      path,
      layout: [{ blockType: 'hero', title: 'First title' }],
    })
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First title')
    await staff.update('pages', made.id, {
      layout: [{ blockType: 'hero', title: 'Second title' }],
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second title')
    await staff.remove('pages', made.id)
    expect((await page.goto(path))?.status()).toBe(404)
  })
})
