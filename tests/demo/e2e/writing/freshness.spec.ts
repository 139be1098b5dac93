import { expect, test } from '@playwright/test'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { fetchPage } from '@/tests/helpers/html-page'

test.describe('at the very next visit', () => {
  test('an edit of a product is shown in its list, in its category and on its own page', async ({
    request,
  }) => {
    const staff = await demoStaff(request, 'catalogue')
    const product = await staff.first('products', 'where[slug][equals]=atm-a100-lobby')
    const pages = ['/products', '/products/category/atm', `/product/${product.slug}`]
    for (const path of pages) {
      const page = await fetchPage(request, path)
      expect(page.byText(product.name).count, path).toBeGreaterThan(0)
    }
    const name = `A100 Lobby ${Date.now()}`
    await staff.update('products', product.id, { name })
    for (const path of pages) {
      const page = await fetchPage(request, path)
      expect(page.byText(name).count, path).toBeGreaterThan(0)
    }
    await staff.update('products', product.id, { name: product.name })
    const page = await fetchPage(request, `/product/${product.id}`)
    expect(page.byRole('heading', { level: 1 }).texts).toEqual([product.name])
  })

  test('an edit of a translation is shown in that language alone', async ({ request }) => {
    const staff = await demoStaff(request)
    const product = await staff.create('products', {
      name: 'Counting machine',
      categoryId: (await staff.first('categories', 'where[slug][equals]=atm')).id,
    })
    const title = async (path: string) =>
      (await fetchPage(request, path)).byRole('heading', { level: 1 }).texts
    expect(await title(`/zh/product/${product.slug}`)).toEqual(['Counting machine'])
    await staff.update('products', product.id, { name: '点钞机' }, '?locale=zh')
    expect(await title(`/zh/product/${product.slug}`)).toEqual(['点钞机'])
    expect(await title(`/en/product/${product.slug}`)).toEqual(['Counting machine'])
    await staff.remove('products', product.id)
  })

  test('an article is gone once it is drafted, disabled, binned or deleted', async ({
    request,
  }) => {
    const staff = await demoStaff(request, 'newsroom')
    const article = await staff.create('news', { title: `Passing news ${Date.now()}` })
    const isShown = async () => {
      const list = await fetchPage(request, '/news')
      const detail = await fetchPage(request, `/news/${article.slug}`)
      return [list.byText(article.title).count > 0, detail.status === 200]
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

  test('an edit of a page that staff made of blocks is shown', async ({ request }) => {
    const staff = await demoStaff(request, 'editor')
    const path = `/made-by-staff-${Date.now()}`
    expect((await fetchPage(request, path)).status).toBe(404)
    const made = await staff.create('pages', {
      title: 'Made by staff',
      path,
      layout: [{ blockType: 'hero', title: 'First title' }],
    })
    const first = await fetchPage(request, path)
    expect(first.status).toBe(200)
    expect(first.byRole('heading', { level: 1 }).texts).toEqual(['First title'])
    await staff.update('pages', made.id, {
      layout: [{ blockType: 'hero', title: 'Second title' }],
    })
    const second = await fetchPage(request, path)
    expect(second.byRole('heading', { level: 1 }).texts).toEqual(['Second title'])
    await staff.remove('pages', made.id)
    expect((await fetchPage(request, path)).status).toBe(404)
  })
})
