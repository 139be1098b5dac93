import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePalette } from '@/src/domain/theme/palette'
import { api } from '@/tests/helpers/http'
import { picture } from '@/tests/helpers/samples'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'

/** The steps of docs/how-to/start.md, as the pages of staff send them, each seen by a visitor afterwards. */
let server: TestServer
let stop: () => Promise<void>
let token: string
beforeAll(async () => {
  ;({ server, stop } = await startServer())
  token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
})
afterAll(() => stop())

const visit = async (path: string) => {
  const answer = await fetch(server.baseUrl + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text() }
}

const call = async (path: string, method: string, body?: unknown) => {
  const answer = await staffCall(path, { token, method, body, baseUrl: server.baseUrl })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const color = '#0b5d3b'

test('it gets a name, a brand and two languages', async () => {
  await call('/globals/site-settings', 'POST', {
    companyName: 'Hafen Terminals',
    tagline: 'Machines for harbours',
    headquartersAddress: 'Hafen Terminals\n1 Pier',
    phones: [{ label: 'Office', number: '+00 1 234' }],
    brand: { color },
    offeredLanguages: ['en', 'zh'],
  })
  const { html } = await visit('/')
  expect(html).toContain('<title>Home page · Hafen Terminals</title>')
  expect(html).toContain('Machines for harbours')
  expect(html).toContain(`--action:${makePalette({ color, accent: null }, 'light').action}`)
  const languages = [...html.matchAll(/hrefLang="([a-z-]+)"/gi)].map(([, code]) => code)
  expect([...new Set(languages)].sort()).toEqual(['en', 'x-default', 'zh'])
  expect((await visit('/contact')).html).toContain('1 Pier')
})

test('the site begins with starter pages', async () => {
  const { pages } = await call('/setup', 'POST', { choice: 'starter' })
  expect(pages).toHaveLength(14)
})

test('the starter pages are in each language, and one that is not filled in is read in English', async () => {
  const path = '/company/history'
  const { docs } = await call('/pages?where[path][equals]=/company/history&draft=true', 'GET')
  const [{ id, title, layout }] = docs
  const inChinese = `/pages/${id}?locale=zh&draft=true&depth=0`
  const chinese = await call(inChinese, 'GET')
  expect([title, chinese.title]).toEqual(['History', '发展历程'])
  const [, timeline] = chinese.layout
  expect(timeline.entries.map(({ title }: { title: string }) => title)).toEqual(
    Array(3).fill('[[发生了什么]]'),
  )
  const filled = (value: unknown, words: string) =>
    JSON.parse(JSON.stringify(value).replaceAll(/\[\[[^\]]+\]\]/g, words))
  // Published from the Chinese page, the English one would be public with its places.
  const early = { layout: filled(chinese.layout, '已写好'), _status: 'published' }
  const refused = await staffCall(inChinese, {
    token,
    method: 'PATCH',
    body: early,
    baseUrl: server.baseUrl,
  })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    expect.stringContaining('in English: [[How it began, in a sentence]]'),
  ])
  await call(`/pages/${id}`, 'PATCH', { layout: filled(layout, 'Told'), _status: 'published' })
  const unwritten = (await visit(`/zh${path}`)).html
  expect(unwritten).not.toContain('发生了什么')
  expect(unwritten).toContain('本页内容为英文')
  const { layout: current } = await call(inChinese, 'GET')
  await call(inChinese, 'PATCH', { layout: filled(current, '已写好'), _status: 'published' })
  const written = (await visit(`/zh${path}`)).html
  expect(written).toContain('历年大事')
  expect(written).not.toContain('本页内容为英文')
  await call(`/pages/${id}`, 'DELETE')
})

test('three products with pictures are on the home page, in the list and on the page of their family', async () => {
  const category = await call('/categories', 'POST', {
    name: 'Ticket machines',
    slug: 'tickets',
    family: 'transportation',
  })
  for (const name of ['Pier One', 'Pier Two', 'Pier Three']) {
    const form = new FormData()
    form.set('file', await picture(), 'picture.png')
    const upload = await api('/upload', {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${token}` },
      baseUrl: server.baseUrl,
    })
    expect(upload.status).toBe(201)
    await call('/products', 'POST', {
      name,
      categoryId: category.doc.id,
      shortDescription: `${name} sells tickets.`,
      imageUrl: upload.body.url,
      specifications: { Width: '600 mm' },
    })
  }
  for (const path of ['/', '/products', '/products/category/tickets', '/products/transportation']) {
    const { html } = await visit(path)
    for (const name of ['Pier One', 'Pier Two', 'Pier Three']) {
      expect([path, html.includes(name)]).toEqual([path, true])
    }
    expect(html).toMatch(/\/api\/uploads\/[0-9a-f]+/)
  }
})

test('a landing page stands in the footer', async () => {
  const { doc } = await call('/pages', 'POST', {
    title: 'Welcome aboard',
    path: '/welcome',
    layout: [{ blockType: 'hero', title: 'Welcome aboard', text: 'Tickets without a queue.' }],
    _status: 'published',
  })
  await call('/navigation-items/start', 'POST', { menu: 'footer' })
  const { items } = await staffCall('/navigation-items/tree', {
    token,
    baseUrl: server.baseUrl,
  }).then(({ body }) => body)
  const column = items.find(
    (item: { menu: string; parentId: string | null }) =>
      item.menu === 'footer' && item.parentId === null,
  )
  await call('/navigation-items', 'POST', {
    name: 'Start here',
    parentId: column.id,
    target: { relationTo: 'pages', value: doc.id },
  })
  const { html } = await visit('/products')
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? ''
  expect(footer).toMatch(/href="\/welcome"[^>]*>Start here</)
  expect(footer).not.toContain('/company/history')
  expect((await visit('/welcome')).html).toContain('Tickets without a queue.')
  expect((await visit('/zh/welcome')).status).toBe(200)
})

test('nothing of the demo, and no draft, is in the site map', async () => {
  const { html } = await visit('/sitemap.xml')
  const paths = [...html.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(paths.filter((path) => !path?.startsWith('/zh')).sort()).toEqual([
    '/',
    '/contact',
    '/locations',
    '/product/tickets-pier-one',
    '/product/tickets-pier-one/service',
    '/product/tickets-pier-three',
    '/product/tickets-pier-three/service',
    '/product/tickets-pier-two',
    '/product/tickets-pier-two/service',
    '/products',
    '/products/category/tickets',
    '/products/transportation',
    '/welcome',
  ])
})
