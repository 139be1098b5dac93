import { describe, expect, it } from 'vitest'
import { sendRaw } from '@/tests/helpers/send-raw'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

const baseUrl = testServer().baseUrl

interface Visit {
  status: number
  headers: Headers
  html: string
}

async function visit(path: string, headers: Record<string, string> = {}): Promise<Visit> {
  const answer = await fetch(`${baseUrl}${path}`, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

describe('what is not there', () => {
  it.each([
    '/nowhere',
    '/nowhere/at/all',
    '/product/unknown',
    '/products/category/unknown',
    '/news/unknown',
    '/careers/unknown',
    '/_search?q=a',
    '/no-such-file.txt',
  ])('%s is a 404 that says so without scripts', async (path) => {
    const { status, html } = await visit(path)
    expect(status).toBe(404)
    expect(html).toContain('<title>404 Page Not Found</title>')
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/)
    expect(html).toContain(
      '>We cannot find this page. It may have moved, or the address may be wrong.</p>',
    )
  })
})

describe('the language of a page', () => {
  it('is that of the cookie, for this visitor only', async () => {
    const { html, headers } = await visit('/news', { cookie: 'lang=zh' })
    expect(html).toContain('<html lang="zh"')
    expect(html).toContain('最新动态')
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  it('is English without a cookie', async () => {
    const { html } = await visit('/news')
    expect(html).toContain('<html lang="en"')
    expect(html).toContain('Latest News')
  })

  it('may stand in the address, for everybody', async () => {
    const { html, headers } = await visit('/ja/news', { cookie: 'lang=ja' })
    expect(html).toContain('<html lang="ja"')
    expect(headers.get('cache-control')).toContain('s-maxage')
  })

  it('is kept when a link of the site leads to another one, and by no other visit', async () => {
    // What `fetch` sends as its mode cannot be chosen.
    const open = (site: string, from?: string) =>
      sendRaw(
        baseUrl,
        `GET /ja/news HTTP/1.1\r\nHost: site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Site: ${site}\r\n${from ? `Referer: http://site${from}\r\n` : ''}Connection: close\r\n\r\n`,
      )
    // Twice, as what is kept for others must not depend on who came first.
    for (let round = 0; round < 2; round += 1) {
      const chosen = await open('same-origin', '/news')
      expect(chosen).toMatch(/^set-cookie: lang=ja;/im)
      expect(chosen).toMatch(/^cache-control: private, no-cache\r$/im)
      for (const other of [
        await open('none'),
        await open('cross-site', '/news'),
        await open('same-origin'),
        await open('same-origin', '/ja/products'),
      ]) {
        expect(other).toMatch(/^HTTP\/1.1 200/)
        expect(other).not.toMatch(/^set-cookie/im)
      }
    }
  })

  it('stands in no address if it is English', async () => {
    const { status, headers } = await visit('/en/products?q=a')
    expect(status).toBe(308)
    expect(headers.get('location')).toMatch(/\/products\?q=a$/)
    expect(headers.get('set-cookie')).toBeNull()
    const other = await visit('/en/products?q=a', { cookie: 'lang=ja' })
    expect(other.headers.get('set-cookie')).toMatch(/^lang=en;/)
  })
})

describe('an edit', () => {
  it('is on every page that shows it at the next request', async () => {
    const token = await signInAsSuperAdmin()
    const create = (path: string, body: Record<string, unknown>) =>
      staffCall(path, { token, method: 'POST', body: { _status: 'published', ...body } })
    const category = await staffCall('/categories', {
      token,
      method: 'POST',
      body: { name: 'Presses', slug: 'presses' },
    })
    const product = await create('/products', {
      name: 'Press One',
      slug: 'presses-one',
      categoryId: category.body.doc.id,
    })
    const { id } = product.body.doc
    const pages = [
      '/products?sort=newest',
      '/products?q=press',
      '/products/category/presses',
      '/product/presses-one',
      `/product/${id}`,
    ]
    for (const name of ['Press Two', 'Press Three']) {
      for (const page of pages) await visit(page)
      await staffCall(`/products/${id}`, { token, method: 'PATCH', body: { name } })
      for (const page of pages) expect((await visit(page)).html, page).toContain(name)
    }
    await staffCall(`/products/${id}`, { token, method: 'DELETE' })
    expect((await visit('/product/presses-one')).status).toBe(404)
    expect((await visit('/products?q=press')).html).toContain('No products matched your search.')
    await staffCall(`/categories/${category.body.doc.id}`, { token, method: 'DELETE' })
  })
})

describe('a path of a built-in page', () => {
  const path = '/legal/privacy-policy'
  const layout = [{ blockType: 'hero', title: 'Ours', text: 'Written by us' }]
  const staff = async (address: string, method: string, body?: unknown) =>
    staffCall(`/pages${address}`, { token: await signInAsSuperAdmin(), method, body })

  it('shows that page until a document was published, and nothing once that is offline', async () => {
    const builtIn = (await visit(path)).status
    expect(builtIn).toBe(200)
    const page = { title: 'Ours', path, layout, _status: 'draft' }
    const { id } = (await staff('?draft=true', 'POST', page)).body.doc
    const linked = async () => (await visit('/contact')).html.includes(`href="${path}"`)
    expect([(await visit(path)).status, await linked()], 'a draft').toEqual([200, true])
    expect((await visit(path)).html).not.toContain('Written by us')
    await staff(`/${id}`, 'PATCH', { deletedAt: new Date().toISOString() })
    expect((await visit(path)).status, 'a draft in the trash').toBe(200)
    await staff(`/${id}?trash=true`, 'PATCH', { deletedAt: null })

    await staff(`/${id}`, 'PATCH', { layout, _status: 'published' })
    expect((await visit(path)).html, 'published').toContain('Written by us')
    await staff(`/${id}`, 'PATCH', { _status: 'draft' })
    expect([(await visit(path)).status, await linked()], 'offline').toEqual([404, false])
    await staff(`/${id}`, 'PATCH', { deletedAt: new Date().toISOString() })
    expect((await visit(path)).status, 'in the trash').toBe(404)
    await staff(`/${id}?trash=true`, 'DELETE')
    expect([(await visit(path)).status, await linked()], 'deleted').toEqual([200, true])
  })

  it('leads whoever begins it once more to the page that was begun before', async () => {
    const begun = await staff('/start', 'POST', { path: '/support' })
    expect(begun.status).toBe(201)
    const { id } = begun.body
    const again = await staff('/start', 'POST', { path: '/support' })
    expect([again.status, again.body.id]).toEqual([409, id])
    await staff(`/${id}`, 'PATCH', { deletedAt: new Date().toISOString() })
    const trashed = await staff('/start', 'POST', { path: '/support' })
    expect([trashed.status, trashed.body.id]).toEqual([409, undefined])
    expect(trashed.body.message).toContain('in the trash')
    await staff(`/${id}?trash=true`, 'DELETE')
  })

  it('is offered where nothing is only as long as something is there', async () => {
    const offered = async () =>
      /<nav[^>]*missing-ways.*?<\/nav>/s.exec((await visit('/nowhere')).html)?.[0]
    expect(await offered()).toContain('href="/contact"')
    const page = { title: 'Ours', path: '/contact', layout, _status: 'published' }
    const { id } = (await staff('', 'POST', page)).body.doc
    await staff(`/${id}`, 'PATCH', { _status: 'draft' })
    expect(await offered()).not.toContain('href="/contact"')
    await staff(`/${id}?trash=true`, 'DELETE')
  })
})
